import { describe, expect, it } from 'vitest'
import { drawInNode, fixedInNode } from '#tests/support/pdf/fix-in-node.ts'
import { onePage, rawPdf } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { innerOf } from '#tests/support/preflight/facts-of.ts'
import type { PageImage } from '#/pdf/engine/render-page.ts'

const FONT = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
const GROUND = '0.3 0 0.6 0 k 50 50 300 400 re f'
const text = (colour: string, more = '') => `BT /F 9 Tf ${colour} 80 300 Td ${more} (Jikji) Tj ET`
const one = (content: string, resources = '', extra: Parameters<typeof onePage>[1] = [], entries = '') =>
  onePage(
    {
      content: `${GROUND} ${content}`,
      resources: `${FONT} ${resources}`,
      entries: `/MediaBox [0 0 419.53 595.28] ${entries}`,
    },
    extra,
  )
const expectation = innerOf(1, { bindingSide: null, colourPages: 1 })
const mend = (file: Uint8Array) => fixedInNode(file, expectation, ['black-overprint'])
const knockout = async (file: Uint8Array) => {
  const { pages } = await factsIn(file)
  return [pages[0]?.knockoutBlackText?.sizePt ?? null, pages[0]?.knockoutFixable]
}

const mostDifferent = (a: PageImage, b: PageImage) =>
  Math.max(...Array.from(a.rgba, (value, at) => Math.abs(value - (b.rgba[at] ?? 0))).filter((by) => by > 0), 0)

describe('small black text on colour', () => {
  it.each([
    ['CMYK', text('0 0 0 1 k')],
    ['grey', text('0 g')],
    ['CMYK all but pure', text('0.003 0 0 1 k')],
    ['the ink by its name', text('/K cs 1 scn')],
    ['two pieces in a row', `BT /F 9 Tf 0 g 80 300 Td (Jik) Tj(ji)Tj 12 TL (book) ' ET`],
  ])('is set to overprint: %s', async (_, content) => {
    const file = one(
      content,
      '/ColorSpace << /K [/Separation /Black /DeviceCMYK << /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 0 0] /C1 [0 0 0 1] >>] >>',
    )
    expect(await knockout(file)).toEqual([9, true])
    const { facts, findings, result } = await mend(file)
    expect(facts.pages[0]).toMatchObject({ knockoutBlackText: null, overprint: false, whiteOverprint: false })
    expect(findings).not.toContain('black-text')
    // A screen shows black ink a little lighter than no light at all, which is what plain grey is drawn as.
    expect(mostDifferent(await drawInNode(file), await drawInNode(result))).toBeLessThan(40)
  })

  it.each([
    ['a thin line', '0 0 0 1 K 0.5 w 60 60 m 200 60 l S'],
    ['a thin line in grey', '0 G 60 90 m 200 90 l s'],
    ['a long rectangle', '0 g 60 60 200 1 re f'],
  ])('and %s is, too, with what follows as before', async (_, line) => {
    const file = one(`${line} 0 1 0 0 K 0 1 0 0 k 300 60 9 9 re B`)
    const { facts, before, findings, result } = await mend(file)
    expect(before.pages[0]?.knockoutBlackLine).not.toBeNull()
    expect(facts.pages[0]).toMatchObject({ knockoutBlackLine: null, overprint: false, greyOverprint: false })
    expect(findings).not.toContain('black-lines')
    expect(mostDifferent(await drawInNode(file), await drawInNode(result))).toBeLessThan(40)
  })

  it('is made sure of where overprint is switched on but said in grey', async () => {
    const states = '/ExtGState << /A << /OP true /op true /OPM 0 >> >>'
    const { before, facts, findings } = await mend(one(`/A gs ${text('0 g')} 0 0 0 0 k 60 60 9 9 re f`, states))
    expect(before.pages[0]).toMatchObject({ knockoutBlackText: { sizePt: 9 }, whiteOverprint: false })
    // The mode from before holds again: white still covers.
    expect(facts.pages[0]).toMatchObject({ knockoutBlackText: null, whiteOverprint: false })
    expect(findings).not.toContain('black-text')
  })

  it('alone overprints: what comes before and after it is set as it was', async () => {
    const white = 'BT /F 9 Tf 0 0 0 0 k 80 200 Td (white) Tj ET'
    const { facts } = await mend(one(`${text('0 g')} 200 60 9 9 re f ${white} 0 1 0 0 k 90 90 90 90 re f`))
    expect(facts.pages[0]).toMatchObject({ whiteOverprint: false, overprint: false, smallestWhiteText: { sizePt: 9 } })
  })

  it('is found in forms; a form that another page draws is left as it is there', async () => {
    const page = (contents: number) =>
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 419.53 595.28] /Resources << /XObject << /T 7 0 R >> >> /Contents ${contents} 0 R >>`
    const file = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
      page(5),
      page(6),
      { dict: '', data: Buffer.from(`${GROUND} /T Do 1 0 0 1 5 5 cm /T Do`) },
      { dict: '', data: Buffer.from('/T Do') },
      {
        dict: `/Type /XObject /Subtype /Form /BBox [0 0 420 596] /Resources << ${FONT} >>`,
        data: Buffer.from(text('0 0 0 1 k')),
      },
    ])
    const { facts, before, result } = await fixedInNode(file, innerOf(2, { bindingSide: null, colourPages: 2 }), [
      'black-overprint',
    ])
    expect(before.pages.map((shown) => shown.knockoutBlackText !== null)).toEqual([true, false])
    expect(facts.pages.map((shown) => shown.knockoutBlackText)).toEqual([null, null])
    expect(
      Buffer.from(result)
        .toString('latin1')
        .match(/\/Subtype \/Form/g),
    ).toHaveLength(2)
  })

  it.each([
    ['in a transparency group', '/G Do', '/XObject << /G 10 0 R >>', ''],
    ['half transparent', `/H gs ${text('0 g')}`, '/ExtGState << /H << /ca 0.5 >> >>', ''],
    ['multiplied', `/H gs ${text('0 g')}`, '/ExtGState << /H << /BM /Multiply >> >>', ''],
    ['on a page mixed in RGB', text('0 g'), '', '/Group << /S /Transparency /CS /DeviceRGB >>'],
    ['outlined as well', text('0 g', '2 Tr'), '', ''],
    [
      'where plain grey is given another meaning',
      text('0 g'),
      '/ColorSpace << /DefaultGray [/CalGray << /WhitePoint [1 1 1] >>] >>',
      '',
    ],
  ])('is not touched %s', async (_, content, resources, entries) => {
    const group = {
      dict: `/Type /XObject /Subtype /Form /BBox [0 0 420 596] /Group << /S /Transparency >> /Resources << ${FONT} >>`,
      data: Buffer.from(text('0 g')),
    }
    const file = one(content, resources, [group], entries)
    expect(await knockout(file)).toEqual([9, false])
    await expect(mend(file)).rejects.toThrow('not on offer')
  })

  it('is set to overprint again beside one that was switched on and off by the file itself', async () => {
    const states = '/ExtGState << /A << /OP true /op false /OPM 1 >> >>'
    const { facts } = await mend(one(`/A gs ${text('0 g')} 0 0 0 0 K 60 60 m 90 90 l S`, states))
    expect(facts.pages[0]).toMatchObject({ knockoutBlackText: null, whiteOverprint: true })
  })
})
