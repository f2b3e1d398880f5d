import { describe, expect, it } from 'vitest'
import { bookWithoutBleed, lockedBook, textBook } from '#tests/support/pdf/make-books.ts'
import { onePage, rawPdf } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn, testEngine } from '#tests/support/pdf/read-in-node.ts'
import { innerOf } from '#tests/support/preflight/facts-of.ts'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { FixId } from '#/domain/preflight/fixes/fix.ts'
import { chooseFixes, planFixes } from '#/domain/preflight/fixes/plan-fixes.ts'
import { preflight } from '#/domain/preflight/preflight.ts'
import { bytesSource } from '#/pdf/engine/byte-source.ts'
import { openDocument } from '#/pdf/engine/open-document.ts'
import { renderPage, type PageImage } from '#/pdf/engine/render-page.ts'
import { nodeInkTools } from '#/workers/pdf/ink-tools.ts'
import { nodeInflate } from '#/workers/pdf/node-tools.ts'
import { fixPdf } from './fix-pdf.ts'

const MM = 72 / 25.4
const mm = (...values: number[]) => values.map((value) => (value * MM).toFixed(4)).join(' ')

/** Plans from what was found, as the shop does, and carries out the fixes of these names. */
async function fixed(bytes: Uint8Array, expectation: FileExpectation, ids: readonly FixId[]) {
  const before = await factsIn(bytes)
  const offered = planFixes(preflight(before, expectation), before, expectation)
  const fixes = chooseFixes(offered, ids)
  if (!fixes) throw new Error(`not on offer: ${ids.join(', ')}, but ${offered.map((fix) => fix.id).join(', ')}`)
  const result = await fixPdf(
    bytesSource(bytes),
    { engine: await testEngine(), inflate: nodeInflate, inks: nodeInkTools },
    { fixes, expectation },
  )
  const facts = await factsIn(result)
  // The test's art is in screen colours, which no fixer touches.
  const findings = preflight(facts, expectation).map((finding) => finding.ruleId)
  return { before, facts, result, findings: findings.filter((id) => id !== 'screen-colours') }
}

async function draw(bytes: Uint8Array, ppi = 72): Promise<PageImage> {
  const document = openDocument(await testEngine(), bytesSource(bytes))
  try {
    return renderPage(document, 0, { ppi })
  } finally {
    document.close()
  }
}

/** Colour at a place in mm from the top left corner. */
function at({ width, rgba }: PageImage, x: number, y: number, ppi = 72) {
  const pixel = (Math.floor((y / 25.4) * ppi) * width + Math.floor((x / 25.4) * ppi)) * 4
  return [...rgba.subarray(pixel, pixel + 3)]
}

const colour = innerOf(1, { bindingSide: null, colourPages: 1 })

describe('bleed by mirror', () => {
  it('continues the art at the edges where it ends, and the finding is gone', async () => {
    const { before, facts, findings } = await fixed(await bookWithoutBleed(2), innerOf(2, { colourPages: 2 }), [
      'bleed-mirror',
    ])
    expect(before.pages[0]?.trim).toBeNull()
    const [page] = facts.pages
    expect(page?.media).toMatchObject({ x: 0, y: 0, width: 154, height: 216 })
    expect(page?.trim).toMatchObject({ x: 3, y: 3, width: 148, height: 210 })
    expect((page?.marks?.y ?? 0) + (page?.marks?.height ?? 0), 'up to the end of the bleed').toBeCloseTo(216, 1)
    expect(findings).toEqual([])
    expect(facts.fonts).toMatchObject([{ embedded: true, pages: [1, 2] }])
  })

  it('turns the strip inside the knife over, and leaves what lies inside as it was', async () => {
    // Red right at the left edge, 2 mm wide, then blue: outside the knife comes red, then blue again.
    const art = `1 0 0 rg ${mm(0, 0, 2, 210)} re f 0 0 1 rg ${mm(2, 0, 146, 210)} re f`
    const bytes = onePage({ content: art, entries: `/MediaBox [0 0 ${mm(148, 210)}]` })
    const { result } = await fixed(bytes, colour, ['bleed-mirror'])
    const image = await draw(result, 254)
    const [red, blue] = [
      [255, 0, 0],
      [0, 0, 255],
    ]
    expect(at(image, 4, 100, 254)).toEqual(red)
    expect(at(image, 2, 100, 254)).toEqual(red)
    expect(at(image, 0.5, 100, 254)).toEqual(blue)
    expect(at(image, 3, 100, 254), 'no seam at the knife').toEqual(red)
    expect(at(image, 80, 215, 254), 'the lower edge too').toEqual(blue)
    expect(at(image, 0.5, 215.5, 254), 'and the corner').toEqual(blue)
  })

  it('finds the edges of a page that is stored on its side', async () => {
    const entries = `/MediaBox [0 0 ${mm(210, 148)}] /Rotate 90`
    // On its side: the reader's top edge is the stored left edge.
    const bytes = onePage({ content: `0 1 0 rg ${mm(0, 0, 20, 148)} re f`, entries })
    const { facts, findings, result } = await fixed(bytes, colour, ['bleed-mirror'])
    expect(facts.pages[0]).toMatchObject({ rotation: 0, trim: { x: 3, y: 3, width: 148, height: 210 } })
    expect(findings).toEqual([])
    expect(at(await draw(result), 77, 1)).toEqual([0, 255, 0])
    expect(at(await draw(result), 77, 214)).toEqual([255, 255, 255])
  })

  it('is not offered for a page that is white all round', async () => {
    await expect(fixed(await textBook(2), innerOf(2), ['bleed-mirror'])).rejects.toThrow('not on offer')
  })
})

it('fills the bleed by scaling where three percent are enough', async () => {
  const A4 = { width: 210, height: 297 }
  const art = `0 0.5 0 rg ${mm(0, 0, 210, 297)} re f`
  const bytes = onePage({ content: art, entries: `/MediaBox [0 0 ${mm(210, 297)}]` })
  const { facts, findings } = await fixed(bytes, { ...colour, trim: A4 }, ['bleed-scale'])
  expect(facts.pages[0]?.media).toMatchObject({ width: 216, height: 303 })
  expect(facts.pages[0]?.size).toMatchObject(A4)
  expect(findings).toEqual([])
})

it('scales a page that is a little off to the ordered size, text and all', async () => {
  const content = `BT /F 10 Tf ${mm(30, 100)} Td (Jikji) Tj ET`
  const resources = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
  const bytes = onePage({ content, resources, entries: `/MediaBox [0 0 ${mm(150.5, 213.55)}]` })
  const { before, facts, findings } = await fixed(bytes, colour, ['scale-to-size'])
  expect(facts.pages[0]?.size).toEqual({ width: 148, height: 210 })
  expect(findings).not.toContain('page-size')
  expect(facts.pages[0]?.smallestText?.sizePt).toBeLessThan(before.pages[0]?.smallestText?.sizePt ?? 0)
})

describe('the frames of a page', () => {
  it('are written anew: no crop, one unit, upright, the trim where it was seen', async () => {
    const half = (...values: number[]) => values.map((value) => ((value * MM) / 2).toFixed(4)).join(' ')
    const entries = `/MediaBox [0 0 ${half(216, 154)}] /TrimBox [${half(3, 3, 213, 151)}] /UserUnit 2 /Rotate 270`
    const bytes = onePage({ content: `0 g ${half(50, 50, 40, 40)} re f`, entries })
    const { before, facts, findings } = await fixed(bytes, colour, ['page-boxes'])
    expect(before.pages[0]).toMatchObject({ rotation: 270, userUnit: 2 })
    const [page] = facts.pages
    expect(page).toMatchObject({ rotation: 0, userUnit: 1, trim: { x: 3, y: 3, width: 148, height: 210 } })
    expect(page?.marks?.x).toBeCloseTo(before.pages[0]?.marks?.x ?? 0, 1)
    expect(page?.marks?.y).toBeCloseTo(before.pages[0]?.marks?.y ?? 0, 1)
    expect(findings).toEqual([])
  })

  it('put a page that is a millimetre off in the middle', async () => {
    const entries = `/MediaBox [0 0 ${mm(74.4, 104.7)}] /UserUnit 2`
    const { facts } = await fixed(onePage({ content: `${mm(40, 40, 9, 9)} re f`, entries }), colour, ['page-boxes'])
    expect(facts.pages[0]?.size).toEqual({ width: 148, height: 210 })
  })
})

it('puts blank pages behind the last one, of its size', async () => {
  const { facts, findings } = await fixed(await textBook(6), innerOf(8), ['blank-pages'])
  expect(facts.pageCount).toBe(8)
  expect(facts.pages.map((page) => page.blank)).toEqual([...Array<boolean>(6).fill(false), true, true])
  expect(facts.pages[7]?.trim).toMatchObject({ width: 148, height: 210 })
  expect(findings).toEqual([])
})

const STAMP = [
  '<< /Type /Annot /Subtype /Stamp /F 4 /Rect [100 100 200 200] /AP << /N 11 0 R >> /A << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
  { dict: '/Type /XObject /Subtype /Form /BBox [0 0 100 100]', data: Buffer.from('1 0 0 rg 0 0 100 100 re f') },
] as const

describe('notes and what runs', () => {
  const stamped = () =>
    onePage(
      { content: '0 g 150 300 50 50 re f', entries: `/MediaBox [0 0 ${mm(148, 210)}] /Annots [10 0 R]` },
      STAMP,
      '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /Launch /F (x.exe) >> >> /Names << /JavaScript << /Names [] >> /EmbeddedFiles << /Names [] >> >>',
    )

  it('draws a stamp into the page', async () => {
    const { facts, result, findings } = await fixed(stamped(), colour, ['flatten-annotations'])
    expect(facts.pages[0]?.annotations).toEqual([])
    expect(findings).not.toContain('annotations')
    expect(at(await draw(stamped()), 52, 157), 'not printed before').toEqual([255, 255, 255])
    expect(at(await draw(result), 52, 157), 'printed now').toEqual([255, 0, 0])
  })

  it('takes a stamp away', async () => {
    const { facts, result } = await fixed(stamped(), colour, ['remove-annotations'])
    expect(facts.pages[0]?.annotations).toEqual([])
    expect(at(await draw(result), 52, 157)).toEqual([255, 255, 255])
  })

  it('takes out scripts, launches and attached files, and leaves the art alone', async () => {
    const { before, facts, result } = await fixed(stamped(), colour, ['strip-active'])
    expect([before.hasJavaScript, before.hasAttachments]).toEqual([true, true])
    expect([facts.hasJavaScript, facts.hasAttachments]).toEqual([false, false])
    expect(facts.pages[0]?.annotations).toEqual(['Stamp'])
    expect(Buffer.from(result).toString('latin1')).not.toMatch(/Launch|app\.alert/)
    expect(facts.pages[0]?.marks).toEqual(before.pages[0]?.marks)
  })
})

it('fixes a file that is locked against changes', async () => {
  const { facts } = await fixed(await lockedBook(''), innerOf(2), ['blank-pages'])
  expect(facts).toMatchObject({ pageCount: 2, encryption: 'none' })
})

it('draws a page that two places of the tree share only once, and joins content that comes in pieces', async () => {
  const bytes = rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 2 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${mm(148, 210)}] /Resources << >> /Contents [4 0 R 5 0 R] >>`,
    { dict: '', data: Buffer.from(`1 0 0 rg ${mm(0, 0, 148, 105)}`) },
    { dict: '', data: Buffer.from('re f') },
  ])
  const { facts, findings } = await fixed(bytes, innerOf(2, { bindingSide: null, colourPages: 2 }), ['bleed-mirror'])
  expect(facts.pages.map((page) => page.media.width)).toEqual([154, 154])
  expect(findings).toEqual([])
})
