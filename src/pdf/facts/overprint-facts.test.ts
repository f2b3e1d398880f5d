import { describe, expect, it } from 'vitest'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'

const STATES =
  '/ExtGState << /O0 << /OP true /op true /OPM 0 >> /O1 << /OP true /op true /OPM 1 >> /M << /BM /Multiply >> /H << /ca 0.5 /BM /Multiply >> >>'
const SPACES =
  '/ColorSpace << /K [/Separation /Black /DeviceCMYK 10 0 R] /S [/Separation /Gold /DeviceCMYK 10 0 R] /P [/ICCBased 11 0 R] >>'
const FONT = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
const EXTRA = [
  '<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 0 0] /C1 [0 0 0 1] >>',
  { dict: '/N 4', data: Buffer.from('no profile') },
  {
    dict: '/Type /XObject /Subtype /Image /Width 20 /Height 20 /BitsPerComponent 8 /ColorSpace /DeviceRGB',
    data: Buffer.alloc(1200, 90),
  },
]
const GROUND = '0.6 0.2 0 0 k 20 20 300 400 re f'
const pageOf = async (content: string, entries = '/MediaBox [0 0 419.53 595.28]') => {
  const resources = `${STATES} ${SPACES} ${FONT} /XObject << /I 12 0 R >>`
  const [page] = (await factsIn(onePage({ content, resources, entries }, EXTRA))).pages
  if (!page) throw new Error('no page')
  return page
}
const text = (colour: string) => `BT /F 9 Tf ${colour} 80 300 Td (Jikji) Tj ET`

describe('overprint by the way a colour is said', () => {
  it.each([
    ['CMYK, empty inks passed over', `/O1 gs ${text('0 0 0 1 k')}`, null],
    ['CMYK, all four inks painted', `/O0 gs ${text('0 0 0 1 k')}`, { sizePt: 9, count: 1 }],
    ['the ink by its name', `/O0 gs ${text('/K cs 1 scn')}`, null],
    ['plain grey', `/O1 gs ${text('0 g')}`, { sizePt: 9, count: 1 }],
    ['CMYK by a profile', `/O1 gs ${text('/P cs 0 0 0 1 scn')}`, { sizePt: 9, count: 1 }],
  ])('lets small black text stay on its ground or not: %s', async (_, content, knockout) => {
    expect((await pageOf(`${GROUND} ${content}`)).knockoutBlackText).toEqual(knockout)
  })

  it('of a tint of grey over ink is named, and so is one of a black tint that lets the ink through', async () => {
    const tint = (colour: string) => `${GROUND} /O1 gs ${colour} 60 60 90 90 re f`
    expect(await pageOf(tint('0.5 g'))).toMatchObject({ greyOverprint: true, overprint: false })
    expect(await pageOf(tint('0 0 0 0.5 k'))).toMatchObject({ greyOverprint: false, overprint: true })
    expect(await pageOf('/O1 gs 0.5 g 60 60 90 90 re f')).toMatchObject({ greyOverprint: false, overprint: false })
  })

  it('is told with the place where it was met, and text and lines with that of the smallest', async () => {
    const mm = (points: number) => (points * 25.4) / 72
    const { places } = await pageOf(
      `${GROUND} /O1 gs 0 1 0 0 k 60 60 90 90 re f 0.5 g 160 60 50 50 re f ${text('0 g')} 0 G 1 w 60 40 m 200 40 l S 0.5 w 60 30 m 200 30 l S`,
    )
    expect(places.overprint?.x).toBeCloseTo(mm(60), 1)
    expect(places.greyOverprint?.x).toBeCloseTo(mm(160), 1)
    expect(places.knockoutBlackText?.y).toBeCloseTo(mm(300), 1)
    expect(places.knockoutBlackLine?.y).toBeCloseTo(mm(29.75), 1)
    expect(places.thinnestLine).toEqual(places.knockoutBlackLine)
    expect(places.whiteOverprint).toBeUndefined()
  })

  it('makes white vanish where it leaves what is below, and not where it paints all inks', async () => {
    const white = (set: string) => pageOf(`${GROUND} ${set} 60 60 90 90 re f`)
    expect((await white('/O1 gs 0 0 0 0 k')).whiteOverprint).toBe(true)
    expect((await white('/O1 gs 1 g')).whiteOverprint).toBe(true)
    expect((await white('/O0 gs /S cs 0 scn')).whiteOverprint).toBe(true)
    expect((await white('/O0 gs 0 0 0 0 k')).whiteOverprint).toBe(false)
  })
})

describe('thin black lines on colour', () => {
  it.each([
    ['drawn', '0 0 0 1 K 0.5 w 60 60 m 200 60 l S', 0.5],
    ['as a long rectangle', '0 0 0 1 k 60 60 200 1 re f', 1],
    ['in grey', '0 G 2 w 60 60 m 200 60 l S', 2],
  ])('are named: %s', async (_, line, sizePt) => {
    const page = await pageOf(`${GROUND} ${line}`)
    expect(page).toMatchObject({ knockoutBlackLine: { sizePt, count: 1 }, knockoutFixable: true })
  })

  it.each([
    ['overprinting', '/O1 gs 0 0 0 1 K 60 60 m 200 60 l S'],
    ['broad', '0 0 0 1 K 4 w 60 60 m 200 60 l S'],
    ['of another colour', '0 1 0 1 K 60 60 m 200 60 l S'],
    ['beside the ground', '0 0 0 1 K 340 60 m 400 60 l S'],
  ])('are none: %s', async (_, line) => {
    expect((await pageOf(`${GROUND} ${line}`)).knockoutBlackLine).toBeNull()
  })

  it('are not for the shop to mend where the path is filled as well', async () => {
    expect(await pageOf(`${GROUND} 0 0 0 1 K 1 1 0 0 k 60 60 50 50 re B`)).toMatchObject({
      knockoutBlackLine: { sizePt: 1 },
      knockoutFixable: false,
    })
  })
})

describe('inks that add up', () => {
  const dark = '0.8 0.7 0.6 0 k 20 20 300 400 re f'
  it.each([
    ['black on top by overprint', `${dark} /O1 gs 0 0 0 1 k 60 60 90 90 re f`, 310],
    [
      'one ink after the other',
      `1 0 0 0 k 20 20 300 400 re f /O1 gs 0 1 0 0 k 30 30 200 200 re f 0 0 1 0 k 40 40 90 90 re f`,
      300,
    ],
    ['a spot colour', `${dark} /O1 gs /S cs 1 scn 60 60 90 90 re f`, 310],
    ['an ink in the place of the same ink', `${dark} /O1 gs 0 0.9 0 0 k 60 60 90 90 re f`, 230],
    ['multiplied', `${dark} /M gs 0.5 0 0 1 k 60 60 90 90 re f`, 320],
    ['where two rectangles meet', `${dark} /O1 gs 0 0 0 1 k 300 300 90 90 re f`, 310],
    ['any shape within a rectangle', `${dark} /O1 gs 0 0 0 1 k 60 60 m 150 60 l 100 150 l f`, 310],
  ])('are summed: %s', async (_, content, stackedInk) => {
    expect((await pageOf(content)).stackedInk).toBeCloseTo(stackedInk, 1)
  })

  it.each([
    ['nothing overprints', `${dark} 0 0 0 1 k 60 60 90 90 re f`],
    ['something solid lies between', `${dark} 0 0 0 0 k 50 50 200 200 re f /O1 gs 0 0 0 1 k 60 60 90 90 re f`],
    ['they may only seem to meet', `${dark} /O1 gs 0 0 0 1 k 300 400 m 400 400 l 400 500 l f`],
    ['it is half transparent', `${dark} /H gs 0 0 0 1 k 60 60 90 90 re f`],
    ['it is small', `${dark} /O1 gs 0 0 0 1 k 60 60 3 3 re f`],
  ])('are not where %s', async (_, content) => {
    const { stackedInk } = await pageOf(content)
    expect(stackedInk ?? 0).toBeLessThanOrEqual(100)
  })

  it('on a picture are said to be unknown', async () => {
    const page = await pageOf('q 200 0 0 200 50 50 cm /I Do Q /O1 gs 0 0 0 1 k 60 60 90 90 re f')
    expect(page).toMatchObject({ stackedInk: null, unreadInks: ['stacked'] })
  })

  it('of a picture whose packing is not read are said to be unknown', async () => {
    const dict =
      '/Type /XObject /Subtype /Image /Width 20 /Height 20 /BitsPerComponent 8 /ColorSpace /DeviceCMYK /Filter /JPXDecode'
    const file = onePage({ content: 'q 200 0 0 200 50 50 cm /I Do Q', resources: '/XObject << /I 10 0 R >>' }, [
      { dict, data: Buffer.from('no such picture') },
    ])
    expect((await factsIn(file)).pages[0]?.unreadInks).toEqual(['packed'])
  })

  it('are left to the conversion where the page is mixed in RGB', async () => {
    const group = '/MediaBox [0 0 419.53 595.28] /Group << /S /Transparency /CS /DeviceRGB >>'
    expect((await pageOf(`${dark} /M gs 0.5 0 0 1 k 60 60 90 90 re f`, group)).stackedInk).toBeNull()
  })
})
