import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, expect, test } from 'vitest'
import type { BusinessDocument } from '#/domain/documents/business-document.ts'
import { ThreadDocumentRenderer } from './thread-renderer.ts'

const printer = new ThreadDocumentRenderer()
afterAll(() => printer.close())

const document: BusinessDocument = {
  kind: 'statement',
  title: '거래명세서',
  number: '20261120-7K3Q2M',
  facts: [{ label: '거래일자', value: '2026-11-20' }],
  receiver: { name: '느린서가', honorific: '귀중', facts: [{ label: '담당', value: '윤서영' }] },
  supplier: { name: '직지프린트', honorific: '', facts: [{ label: '등록번호', value: '등록 전' }] },
  statement: '아래와 같이 거래하였습니다.',
  items: Array.from({ length: 60 }, (_, index) => ({
    no: index + 1,
    date: '',
    name: `품목${'가나다라마바사'.repeat(8)}`,
    details: ['본문 미색모조 80 g, 200쪽 흑백'],
    quantity: 100,
    unit: '권',
    unitPrice: 4916,
    supply: 491_630,
    vat: 49_163,
    note: '',
    spec: null,
    files: [],
  })),
  sums: [{ label: '합계', hint: '', amount: 540_793, weight: 'total' }],
  total: 540_793,
  totalInHangul: '금 오십사만칠백구십삼원정',
  terms: [],
  notes: ['금액에는 부가세가 들어 있습니다.'],
  foot: ['2026-11-20 14:05 작성'],
  look: { logo: null, stamp: null, accent: '#c43e00' },
}

test.each([40, 60])('a document of %d rows becomes a PDF of several A4 pages, all of them on it', async (rows) => {
  const paper = { ...document, items: document.items.slice(0, rows) }
  const pdf = await PDFDocument.load(await printer.print(paper, []))
  expect(pdf.getPageCount()).toBeGreaterThan(1)
  const fonts = pdf.context.enumerateIndirectObjects().map(([, object]) => object.toString())
  expect(fonts.some((object) => object.includes('/FontFile2'))).toBe(true)
})

test('documents asked for at once are each answered with their own', async () => {
  const [long, short] = await Promise.all([printer.print(document, []), printer.print({ ...document, items: [] }, [])])
  expect(long.length).toBeGreaterThan(short.length)
})

test('whoever waits for a document that has no end is told to come again, and so is the next', async () => {
  const hasty = new ThreadDocumentRenderer(1)
  const later = { code: 'UNAVAILABLE', message: expect.stringContaining('잠시 뒤') }
  await expect(hasty.print(document, [])).rejects.toMatchObject(later)
  const both = [hasty.print(document, []), hasty.print({ ...document, items: [] }, [])]
  for (const waiting of both) await expect(waiting).rejects.toMatchObject(later)
  await hasty.close()
})
