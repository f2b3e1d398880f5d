import { expect, it } from 'vitest'
import { rawPdf } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn, testEngine } from '#tests/support/pdf/read-in-node.ts'
import { innerOf } from '#tests/support/preflight/facts-of.ts'
import { planFixes } from '#/domain/preflight/fixes/plan-fixes.ts'
import { preflight } from '#/domain/preflight/preflight.ts'
import { bytesSource } from '#/pdf/engine/byte-source.ts'
import { nodeInkTools } from '#/workers/pdf/ink-tools.ts'
import { nodeInflate } from '#/workers/pdf/node-tools.ts'
import { fixPdf } from './fix-pdf.ts'

const pt = (mm: number) => ((mm * 72) / 25.4).toFixed(3)
const UPRIGHT = `/MediaBox [0 0 ${pt(148)} ${pt(210)}]`
const WIDE = `/MediaBox [0 0 ${pt(210)} ${pt(148)}]`

/** Pages with a mark near the lower left corner of their own space. */
const bookOf = (...pages: readonly string[]) =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${index + 4} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    { dict: '', data: Buffer.from(`${pt(10)} ${pt(20)} ${pt(30)} ${pt(5)} re f`) },
    ...pages.map((entries) => `<< /Type /Page /Parent 2 0 R ${entries} /Contents 3 0 R /Resources << >> >>`),
  ])

async function mended(bytes: Uint8Array, pages: number) {
  const expectation = innerOf(pages)
  const before = await factsIn(bytes)
  const fixes = planFixes(preflight(before, expectation), before, expectation)
  const tools = { engine: await testEngine(), inflate: nodeInflate, inks: nodeInkTools }
  const after = await factsIn(await fixPdf(bytesSource(bytes), tools, { fixes, expectation }))
  const findings = preflight(after, expectation).map((finding) => finding.ruleId)
  return { ids: fixes.map((fix) => fix.id), after, findings }
}

it('takes back a turn that a single page claims', async () => {
  const { ids, after, findings } = await mended(bookOf(UPRIGHT, `${UPRIGHT} /Rotate 90`, UPRIGHT), 3)
  expect(ids).toEqual(['turn-pages'])
  expect(after.pages[1]).toMatchObject({ rotation: 0, marks: { x: 10, y: 20, width: 30, height: 5 } })
  expect(findings).toEqual([])
})

it('turns a page that was drawn wide, and takes back a turn the other way round', async () => {
  const wide = await mended(bookOf(UPRIGHT, WIDE, UPRIGHT), 3)
  expect(wide.after.pages[1]).toMatchObject({ rotation: 0, marks: { width: 5, height: 30 } })
  expect(wide.findings).toEqual([])
  const { after } = await mended(bookOf(UPRIGHT, `${UPRIGHT} /Rotate 270`, UPRIGHT), 3)
  expect(after.pages[1]).toMatchObject({ rotation: 0, marks: { x: 10, y: 20 } })
})

it('stores a page of another turn as it is seen when that fits', async () => {
  const { ids, after, findings } = await mended(bookOf(UPRIGHT, `${WIDE} /Rotate 90`, UPRIGHT), 3)
  expect(ids).toEqual(['page-boxes'])
  expect(after.pages.map((page) => page.rotation)).toEqual([0, 0, 0])
  expect(findings).toEqual([])
})

it.each([
  ['claims a turn', `${UPRIGHT} /Rotate 90`],
  ['is wide', WIDE],
])('stands up the second of two pages where it %s', async (_why, second) => {
  const { ids, findings } = await mended(bookOf(UPRIGHT, second), 2)
  expect(ids).toContain('turn-pages')
  expect(findings).toEqual([])
})
