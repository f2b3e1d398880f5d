import { expect, it } from 'vitest'
import { drawInNode, fixedInNode } from '#tests/support/pdf/fix-in-node.ts'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { innerOf } from '#tests/support/preflight/facts-of.ts'
import type { PageImage } from '#/pdf/engine/render-page.ts'

const one = innerOf(1, { bindingSide: null, colourPages: 1 })

/** A page on which a filled field is shown in a font that is not in the file. */
const filled = (font: string, content: string, extra: readonly string[] = []) =>
  onePage(
    {
      content: '0 g 150 300 50 50 re f',
      entries: '/MediaBox [0 0 419.53 595.28] /Annots [10 0 R]',
    },
    [
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /F 4 /Rect [100 100 300 140] /AP << /N 11 0 R >> >>',
      {
        dict: '/Type /XObject /Subtype /Form /BBox [0 0 200 40] /Resources << /Font << /F 12 0 R >> >>',
        data: Buffer.from(content, 'latin1'),
      },
      font,
      ...extra,
    ],
    '/AcroForm << /Fields [10 0 R] >>',
  )

/** Dark pixels in a window, in points from the lower left corner. */
function dark({ rgba, width, height }: PageImage, left: number, bottom: number, right: number, top: number): number {
  let count = 0
  for (let y = height - top; y < height - bottom; y++)
    for (let x = left; x < right; x++) if ((rgba[(y * width + x) * 4] ?? 255) < 128) count++
  return count
}

/** The same text as the page's own, to compare with. */
const asText = (font: string, content: string, extra: readonly string[] = []) =>
  onePage({ content: `1 0 0 1 100 100 cm ${content}`, resources: '/Font << /F 12 0 R >>' }, [
    'null',
    'null',
    font,
    ...extra,
  ])

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
const DINGBATS = '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>'
const KOREAN = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /HYSMyeongJo-Medium /Encoding /UniKS-UCS2-H /DescendantFonts [13 0 R] >>',
  [
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYSMyeongJo-Medium /FontDescriptor 14 0 R /DW 1000 /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> >>',
    '<< /Type /FontDescriptor /FontName /HYSMyeongJo-Medium /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 720 /StemV 60 >>',
  ],
] as const

it.each([
  ['Latin letters', HELVETICA, 'BT 0 g /F 24 Tf 2 Tc 5 Tw 10 10 Td (Jikji \\(ok\\) 24) Tj ET', []],
  ['a tick of a box', DINGBATS, 'BT 0 g /F 30 Tf 10 5 Td (4l) Tj ET', []],
  ['letters in a row with gaps', HELVETICA, 'q BT 0 g /F 20 Tf 10 10 Td [(Ab) -300 <4344>] TJ ET Q', []],
  ['Korean', KOREAN[0], 'BT 0 g /F 24 Tf 10 10 Td <C9C1C9C0C0ACC9C1> Tj ET', KOREAN[1]],
  [
    'Korean and Latin letters by an older encoding',
    KOREAN[0].replace('UniKS-UCS2-H', 'KSCms-UHC-H'),
    'BT 0 g /F 24 Tf 10 10 Td <C1F7C1F620417A> Tj ET',
    KOREAN[1],
  ],
])('draws %s of a field that is not in its font, and needs no font any more', async (_, font, content, extra) => {
  const { before, facts, result, findings } = await fixedInNode(filled(font, content, extra), one, [
    'flatten-annotations',
  ])
  expect(before.pages[0]?.annotations).toEqual(['Widget'])
  expect(facts.pages[0]?.annotations).toEqual([])
  expect(facts.fonts.filter(({ embedded }) => !embedded)).toEqual([])
  expect(findings).not.toContain('fonts-embedded')
  const wanted = await drawInNode(asText(font, content, extra))
  const drawn = await drawInNode(result)
  const ink = dark(wanted, 100, 100, 300, 140)
  expect(ink).toBeGreaterThan(60)
  expect(Math.abs(dark(drawn, 100, 100, 300, 140) - ink) / ink, 'as much ink').toBeLessThan(0.15)
  expect(dark(drawn, 100, 100, 200, 140) / dark(wanted, 100, 100, 200, 140), 'in the same place').toBeCloseTo(1, 0)
})

it("leaves the page's own text as it was, and says so of its font", async () => {
  const file = onePage(
    {
      content: 'BT /F 20 Tf 50 400 Td (own) Tj ET',
      resources: '/Font << /F 12 0 R >>',
      entries: '/MediaBox [0 0 419.53 595.28] /Annots [10 0 R]',
    },
    [
      '<< /Type /Annot /Subtype /Stamp /F 4 /Rect [100 100 300 140] /AP << /N 11 0 R >> >>',
      {
        dict: '/Type /XObject /Subtype /Form /BBox [0 0 200 40] /Resources << /Font << /F 12 0 R >> >>',
        data: Buffer.from('BT /F 24 Tf 10 10 Td (Jikji) Tj ET'),
      },
      HELVETICA,
    ],
  )
  const { facts } = await fixedInNode(file, one, ['flatten-annotations'])
  expect(facts.fonts.map(({ type, embedded }) => [type, embedded])).toEqual([
    ['Type1', false],
    ['Type3', true],
  ])
})
