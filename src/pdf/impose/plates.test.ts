import { readFileSync } from 'node:fs'
import {
  fill,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  rectangle,
  type PDFArray,
} from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { imposeJob } from '#/domain/imposition/impose-job.ts'
import { processInks } from '#/domain/imposition/plate-inks.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { readPlates } from '#tests/support/pdf/read-plates.ts'
import { imposePlan } from './impose-plan.ts'
import { openSource } from './source-pages.ts'

const PAGES = 32
const font = readFileSync(new URL('../fonts/Pretendard-Regular.ttf', import.meta.url))

async function sheetsOf(spec: JobSpec, bytes: Uint8Array) {
  const expectation = expectationOf(spec, 'inner', null)
  const plan = imposeJob(spec, 'offset-dedicated', { inner: PAGES })[0]?.plan
  if (!expectation || !plan) throw new Error('no inner')
  const words = { job: ['20261120-ABCDEF-1', '내지'], run: ['100부'], title: '내지', font }
  const inks: Parameters<typeof imposePlan>[2]['inks'] = (form, side) => processInks(spec, plan, form, side)
  const { pdf } = await imposePlan(await openSource(bytes, expectation), plan, { ...words, inks })
  return (await PDFDocument.load(pdf)).getPages().map(readPlates)
}

const inColour = (colourPages: number): JobSpec => {
  const spec = bookSpec(PAGES)
  return { ...spec, parts: spec.parts.map((part) => (part.role === 'body' ? { ...part, colourPages } : part)) }
}

/** A square in an ink of its own on the third page. */
async function withInk(space: (document: PDFDocument) => PDFArray): Promise<Uint8Array> {
  const document = await PDFDocument.load(await textBook(PAGES, 4))
  const page = document.getPage(2)
  page.node.normalizedEntries().Resources.set(PDFName.of('ColorSpace'), document.context.obj({ Own: space(document) }))
  const operands = Array.from({ length: space(document).size() === 4 ? 1 : 2 }, () => PDFNumber.of(1))
  page.pushOperators(
    PDFOperator.of(PDFOperatorNames.NonStrokingColorspace, [PDFName.of('Own')]),
    PDFOperator.of(PDFOperatorNames.NonStrokingColorN, operands),
    rectangle(50, 50, 50, 50),
    fill(),
  )
  return document.save()
}
const tint = (count: number) => ({
  FunctionType: 4,
  Domain: Array.from({ length: count }, () => [0, 1]).flat(),
  Range: [0, 1, 0, 1, 0, 1, 0, 1],
})
const ALONE = (document: PDFDocument) =>
  document.context.obj([
    PDFName.of('Separation'),
    PDFName.of('PANTONE 123 C'),
    PDFName.of('DeviceCMYK'),
    { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0.3, 1, 0], N: 1 },
  ])

describe('판마다 무엇인지 적혀 있습니다', () => {
  it('주문과 대와 면은 모든 판에, 잉크 이름은 그 판에만 나옵니다', async () => {
    const book = await textBook(PAGES, 4)
    for (const sheet of await sheetsOf(inColour(8), book))
      expect(sheet.words.slice(0, 5)).toEqual(['All', 'Cyan', 'Magenta', 'Yellow', 'Black'])
  })

  it('먹 1도 책의 판은 먹뿐이고 색 막대도 먹뿐입니다', async () => {
    const book = await textBook(PAGES, 4)
    for (const sheet of await sheetsOf(inColour(0), book)) {
      expect(new Set(sheet.words)).toEqual(new Set(['All', 'Black']))
      expect(new Set(sheet.patches)).toEqual(new Set(['Black']))
    }
  })

  it('별색은 그 쪽이 앉은 면에만 판이 있고, 판에 이름과 조각이 있습니다', async () => {
    const sheets = await sheetsOf(inColour(0), await withInk(ALONE))
    const spot = sheets.filter(({ words }) => words.includes('PANTONE 123 C'))
    expect(spot).toHaveLength(1)
    expect(spot[0]?.patches).toContain('PANTONE 123 C')
    expect(sheets.filter(({ patches }) => patches.includes('PANTONE 123 C'))).toEqual(spot)
  })

  it('섞어 쓴 별색도 저마다 제 이름이 있습니다', async () => {
    const mixed = (document: PDFDocument) => {
      const { context } = document
      const space = context.obj([
        PDFName.of('DeviceN'),
        [PDFName.of('Gold'), PDFName.of('Black')],
        PDFName.of('DeviceCMYK'),
      ])
      space.push(context.register(context.stream('{ pop pop 0 0 0 0 }', tint(2))))
      space.push(context.obj({}))
      return space
    }
    const sheets = await sheetsOf(inColour(0), await withInk(mixed))
    expect(sheets.flatMap(({ words }) => words).filter((ink) => ink === 'Gold')).toHaveLength(1)
  })

  it('가늠표와 재단 표시는 모든 판에 나옵니다', async () => {
    for (const sheet of await sheetsOf(inColour(8), await withInk(ALONE)))
      expect(new Set(sheet.lines)).toEqual(new Set(['All']))
  })
})
