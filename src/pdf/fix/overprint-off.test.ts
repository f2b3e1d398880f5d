import { expect, it } from 'vitest'
import { fixedInNode } from '#tests/support/pdf/fix-in-node.ts'
import { onePage, rawPdf } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn, testEngine } from '#tests/support/pdf/read-in-node.ts'
import { innerOf } from '#tests/support/preflight/facts-of.ts'
import { planFixes } from '#/domain/preflight/fixes/plan-fixes.ts'
import { preflight } from '#/domain/preflight/preflight.ts'
import { bytesSource } from '#/pdf/engine/byte-source.ts'
import { nodeInkTools } from '#/workers/pdf/ink-tools.ts'
import { nodeInflate } from '#/workers/pdf/node-tools.ts'
import { fixPdf } from './fix-pdf.ts'

it('lets white print on the pages where it vanished, in forms too, and leaves the settings of other pages alone', async () => {
  const media = '/MediaBox [0 0 419.53 595.28]'
  const resources = '/Resources << /ExtGState << /O 7 0 R >> /XObject << /F 6 0 R >> >>'
  const file = rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 ${media} ${resources} >>`,
    '<< /Type /Page /Parent 2 0 R /Contents 5 0 R >>',
    '<< /Type /Page /Parent 2 0 R /Contents 8 0 R >>',
    { dict: '', data: Buffer.from('0 0 0 1 k 50 50 300 300 re f /F Do') },
    {
      dict: '/Type /XObject /Subtype /Form /BBox [0 0 400 500] /Resources << /ExtGState << /O 7 0 R >> >>',
      data: Buffer.from('/O gs 0 0 0 0 k 60 60 40 40 re f'),
    },
    '<< /Type /ExtGState /OP true /op true /OPM 1 >>',
    { dict: '', data: Buffer.from('/O gs 0 1 1 0 k 60 60 40 40 re f') },
  ])
  const expectation = innerOf(2, { colourPages: 2 })
  const before = await factsIn(file)
  expect(before.pages.map((page) => [page.whiteOverprint, page.overprint])).toEqual([
    [true, false],
    [false, true],
  ])
  const fixes = planFixes(preflight(before, expectation), before, expectation)
  expect(fixes.map((fix) => fix.id)).toEqual(['overprint-off'])
  const tools = { engine: await testEngine(), inflate: nodeInflate, inks: nodeInkTools }
  const after = await factsIn(await fixPdf(bytesSource(file), tools, { fixes, expectation }))
  expect(after.pages.map((page) => [page.whiteOverprint, page.overprint])).toEqual([
    [false, false],
    [false, true],
  ])
})

it('makes sure of grey that overprints ink', async () => {
  const file = onePage({
    content: '0.5 0 0.5 0 k 20 20 300 300 re f /O gs 0.5 g 60 60 90 90 re f',
    resources: '/ExtGState << /O << /OP true /op true /OPM 1 >> >>',
  })
  const { before, facts, findings } = await fixedInNode(file, innerOf(1, { colourPages: 1 }), ['overprint-off'])
  expect([before, facts].map(({ pages }) => pages[0]?.greyOverprint)).toEqual([true, false])
  expect(findings).not.toContain('grey-overprint')
})

it('spares black that overprints rightly, on the page and in a form', async () => {
  const black = 'BT /F 9 Tf 0 0 0 1 k 70 70 Td (Jikji) Tj ET'
  const form = {
    dict: '/Type /XObject /Subtype /Form /BBox [0 0 400 500] /Resources << /ExtGState << /O 11 0 R >> /Font << /F 12 0 R >> >>',
    data: Buffer.from(`/O gs ${black} 0 0 0 0 k 300 60 20 20 re f`),
  }
  const file = onePage(
    {
      content: `1 0 0 0 k 20 20 350 300 re f /O gs ${black} 0 0 0 0 k BT /F 20 Tf 90 200 Td (white) Tj ET ${black} /X Do`,
      resources: '/ExtGState << /O 11 0 R >> /XObject << /X 10 0 R >> /Font << /F 12 0 R >>',
    },
    [form, '<< /Type /ExtGState /OP true /op true /OPM 1 >>', '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
  )
  const { before, facts, findings } = await fixedInNode(file, innerOf(1, { colourPages: 1 }), ['overprint-off'])
  expect(before.pages[0]).toMatchObject({ whiteOverprint: true, knockoutBlackText: null })
  expect(facts.pages[0]).toMatchObject({ whiteOverprint: false, knockoutBlackText: null })
  expect(findings).not.toContain('black-text')
})
