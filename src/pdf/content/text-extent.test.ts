import { describe, expect, it } from 'vitest'
import { onePage, type RawObject } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'

const PAGE = { width: 148, height: 210 }
const mm = (points: number) => (points * 25.4) / 72

/** Where the text of a page of A5 ends at its four edges, in mm from them. */
async function reachOf(content: string, font: string, extra: readonly RawObject[] = []) {
  const facts = await factsIn(onePage({ content: `BT ${content} ET`, resources: `/Font << /F ${font} >>` }, extra))
  const boxes = (facts.pages[0]?.pieces ?? []).map(({ box }) => box)
  return {
    left: Math.min(...boxes.map(({ x }) => x)),
    right: PAGE.width - Math.max(...boxes.map(({ x, width }) => x + width)),
    top: PAGE.height - Math.max(...boxes.map(({ y, height }) => y + height)),
    lines: boxes.length,
  }
}

/** Ten letters of half an em in ten points are fifty points. */
const HALVES = `<< /Type /Font /Subtype /TrueType /BaseFont /A /FirstChar 32 /Widths [${'500 '.repeat(95)}] >>`
const composite = (encoding: string, more = '') =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /${encoding} ${more} /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /DW 900 /W [3 [250 600] 10 12 300] >>] >>`
const RIGHT = PAGE.width

describe('how far text reaches', () => {
  it.each([
    ['widths of a simple font', '/F 10 Tf 20 300 Td (0123456789) Tj', HALVES, 20 + 50],
    ['a string with escapes and one in hex', '/F 10 Tf 20 300 Td [(01\\0632\\\\) <3536373839>] TJ', HALVES, 20 + 50],
    ['kerning', '/F 10 Tf 20 300 Td [(01234) -1000 (56789)] TJ', HALVES, 20 + 60],
    ['space between letters', '/F 10 Tf 2 Tc 20 300 Td (0123456789) Tj', HALVES, 20 + 50 + 18],
    ['space between words', '/F 10 Tf 30 Tw 20 300 Td (01234 6789) Tj', HALVES, 20 + 50 + 30],
    ['letters made broader', '/F 10 Tf 150 Tz 20 300 Td (0123456789) Tj', HALVES, 20 + 75],
    ['a second piece behind the first', '/F 10 Tf 20 300 Td (01234) Tj (56789) Tj', HALVES, 20 + 50],
    ['spaces set with the line', '/F 10 Tf 20 300 Td 30 2 (0123 56789) "', HALVES, 20 + 50 + 18 + 30],
    ['blanks at the end, which leave no ink', '/F 10 Tf 20 300 Td (0123456789     ) Tj', HALVES, 20 + 50],
    ['a matrix', '/F 1 Tf 10 0 0 10 20 300 Tm (0123456789) Tj', HALVES, 20 + 50],
    ['widths of a composite font', '/F 10 Tf 20 300 Td <0003 0004 000A 0063> Tj', composite('Identity-H'), 20 + 20.5],
    ['Hangul by a list of the reader', '/F 10 Tf 20 300 Td <B0A1B0A2> Tj', composite('KSCms-UHC-H'), 20 + 20],
    ['Courier', '/F 10 Tf 20 300 Td (0123456789) Tj', '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>', 20 + 60],
    ['Helvetica', '/F 10 Tf 20 300 Td (WWW) Tj', '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>', 20 + 28.32],
    [
      'letters drawn by the file',
      '/F 10 Tf 20 300 Td (aaa) Tj',
      '<< /Type /Font /Subtype /Type3 /FontMatrix [0.01 0 0 0.01 0 0] /FontBBox [0 0 80 70] /FirstChar 97 /Widths [80] /CharProcs << >> /Encoding << >> >>',
      20 + 24,
    ],
  ])('is known by %s', async (_what, content, font, end) => {
    const { right, lines } = await reachOf(content, font)
    expect(RIGHT - right).toBeCloseTo(mm(end), 1)
    expect(lines).toBe(1)
  })

  it('is known of text that is written downwards', async () => {
    const { left, right, top } = await reachOf('/F 10 Tf 40 590 Td <000300040005> Tj', composite('Identity-V'))
    expect(left).toBeCloseTo(mm(35.5), 1)
    expect(RIGHT - right).toBeCloseTo(mm(44.5), 1)
    expect(top).toBeCloseTo(PAGE.height - mm(590), 0)
  })

  it('is known of text that stands upright on its side', async () => {
    const { top, left } = await reachOf('/F 10 Tf 0 1 -1 0 40 540 Tm (0123456789) Tj', HALVES)
    expect(top).toBeCloseTo(PAGE.height - mm(590), 0)
    expect(left).toBeCloseTo(mm(40 - 7.2), 1)
  })

  it('goes on where the page itself ends, and ends where the file cuts it', async () => {
    const over = '/F 10 Tf 400 300 Td (0123456789) Tj'
    expect((await reachOf(over, HALVES)).right).toBeCloseTo(PAGE.width - mm(450), 1)
    const cut = `ET q 0 0 420 400 re W n BT ${over} ET Q BT`
    expect((await reachOf(cut, HALVES)).right).toBeCloseTo(PAGE.width - mm(450), 1)
    const meant = `ET q 0 0 410 400 re W n BT ${over} ET Q BT`
    expect((await reachOf(meant, HALVES)).right).toBeCloseTo(PAGE.width - mm(410), 1)
  })

  it('leaves out blanks of a composite font by its table for copying', async () => {
    const table = { dict: '', data: Buffer.from('2 beginbfchar\n<0003> <0020>\n<0004> <0041>\nendbfchar') }
    const font = composite('Identity-H', '/ToUnicode 10 0 R')
    const { right } = await reachOf('/F 10 Tf 20 300 Td <00040003000300030003> Tj', font, [table])
    expect(RIGHT - right).toBeCloseTo(mm(26), 1)
  })
})

describe('text that is not there', () => {
  const fontsOf = async (content: string) =>
    (
      await factsIn(
        onePage({
          content: `BT ${content} ET`,
          resources: '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
        }),
      )
    ).fonts

  it.each([
    ['invisible text, as under a scan', '3 Tr /F 10 Tf 20 300 Td (word) Tj'],
    ['a font that is only selected', '/F 10 Tf 20 300 Td'],
    ['nothing but blanks', '/F 10 Tf 20 300 Td (   ) Tj'],
  ])('needs no font: %s', async (_what, content) => {
    expect(await fontsOf(content)).toEqual([])
  })

  it('needs its font where it cuts out what is painted later', async () => {
    expect(await fontsOf('7 Tr /F 10 Tf 20 300 Td (word) Tj')).toHaveLength(1)
  })
})
