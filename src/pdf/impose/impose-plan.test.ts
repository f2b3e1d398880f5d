import { readFileSync } from 'node:fs'
import { degrees, PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { imposeJob } from '#/domain/imposition/impose-job.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { bookWithoutBleed, textBook } from '#tests/support/pdf/make-books.ts'
import { imposePlan } from './impose-plan.ts'
import { openSource } from './source-pages.ts'

const WORDS = {
  job: ['20261120-ABCDEF-1', '내지'],
  run: ['100부'],
  title: '내지',
  inks: () => ['Black'] as const,
  font: readFileSync(new URL('../fonts/Pretendard-Regular.ttf', import.meta.url)),
}
const PAGES = 32
const mm = (points: number) => (points * 25.4) / 72

async function impose(bytes: Uint8Array) {
  const spec = bookSpec(PAGES)
  const expectation = expectationOf(spec, 'inner', null)
  const [first] = imposeJob(spec, 'offset-dedicated', { inner: PAGES })
  if (!expectation || !first) throw new Error('no inner')
  const result = await imposePlan(await openSource(bytes, expectation), first.plan, WORDS)
  return { ...result, plan: first.plan, document: await PDFDocument.load(result.pdf) }
}

/** Sizes in mm of what is shown of each page on a sheet, in the order of drawing. */
function shown(document: PDFDocument, sheet = 0): readonly [number, number][] {
  const { XObject } = document.getPage(sheet).node.normalizedEntries()
  return XObject.keys().map((name) => {
    const stream = XObject.lookup(name, PDFStream)
    const [left = 0, bottom = 0, right = 0, top = 0] = stream.dict
      .lookup(PDFName.of('BBox'), PDFArray)
      .asArray()
      .map((value) => mm(Number(value.toString())))
    return [Math.round((right - left) * 100) / 100, Math.round((top - bottom) * 100) / 100]
  })
}

async function edited(bytes: Uint8Array, change: (document: PDFDocument) => void): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes)
  change(document)
  return document.save()
}

describe('판 만들기', () => {
  let book: Uint8Array
  beforeAll(async () => {
    book = await textBook(PAGES, 4)
  })

  it('32쪽 책은 국전 한 대, 앞뒤 두 면이 됩니다', async () => {
    const { document, plan, misfits } = await impose(book)
    expect([document.getPageCount(), misfits]).toEqual([2, []])
    const { width, height } = document.getPage(0).getMediaBox()
    expect([mm(width), mm(height)].map(Math.round)).toEqual([939, 636])
    expect(plan.forms).toHaveLength(1)
  })

  it('도련은 세 변에 3 mm, 갈아 낼 책등에 1 mm 보입니다', async () => {
    const { document } = await impose(book)
    expect(new Set(shown(document).map(String))).toEqual(new Set(['152,216']))
  })

  it('도련이 없는 파일에 도련을 지어내지 않습니다', async () => {
    const { document } = await impose(await bookWithoutBleed(PAGES))
    expect(new Set(shown(document).map(String))).toEqual(new Set(['148,210']))
  })

  it('재단 상자는 모든 쪽을, 도련 상자는 도련까지 담습니다', async () => {
    const { document } = await impose(book)
    const [trim, bleed] = [document.getPage(0).getTrimBox(), document.getPage(0).getBleedBox()]
    expect(mm(bleed.width - trim.width)).toBeCloseTo(6, 1)
    expect(mm(bleed.height - trim.height)).toBeCloseTo(6, 1)
  })

  it('돌려 저장한 쪽도 바로 세워 앉힙니다', async () => {
    const turned = await edited(book, (document) => {
      for (const page of document.getPages()) page.setRotation(degrees(180))
    })
    const { document, misfits } = await impose(turned)
    expect([misfits, new Set(shown(document).map(String))]).toEqual([[], new Set(['152,216'])])
  })

  it('크기가 다른 쪽은 가운데에 놓고 어느 쪽인지 알립니다', async () => {
    const odd = await edited(book, (document) => {
      const page = document.getPage(6)
      page.setSize(400, 500)
      for (const key of ['TrimBox', 'BleedBox']) page.node.delete(PDFName.of(key))
    })
    const { misfits } = await impose(odd)
    expect(misfits).toEqual([7])
  })

  it('빈 쪽은 비워 두고 주석과 동작은 가져오지 않습니다', async () => {
    const blank = await edited(book, (document) => {
      document.getPage(PAGES - 1).node.delete(PDFName.of('Contents'))
      document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj([{ Type: 'Annot', Subtype: 'Text' }]))
    })
    const { document } = await impose(blank)
    const drawn = document.getPages().reduce((sum, _page, index) => sum + shown(document, index).length, 0)
    expect(drawn).toBe(PAGES - 1)
    const annotated = document.context
      .enumerateIndirectObjects()
      .some(([, object]) => object.toString().includes('/Subtype /Text'))
    expect(annotated).toBe(false)
  })

  it('표시는 모든 판에 나오는 색으로 그립니다', async () => {
    const { document } = await impose(book)
    const { Resources } = document.getPage(0).node.normalizedEntries()
    expect(
      Resources.lookup(PDFName.of('ColorSpace'), PDFDict).lookup(PDFName.of('Registration'))?.toString(),
    ).toContain('/Separation /All')
  })
})
