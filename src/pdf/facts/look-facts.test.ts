import { describe, expect, it } from 'vitest'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'

const pt = (mm: number) => (mm * 72) / 25.4
const PAGE = `/MediaBox [0 0 ${pt(154)} ${pt(216)}]`
const TRIM = `/TrimBox [${pt(3)} ${pt(3)} ${pt(151)} ${pt(213)}]`
const rect = (x: number, y: number, width: number, height: number) =>
  `${[x, y, width, height].map((mm) => pt(mm).toFixed(3)).join(' ')} re f`
const read = async (content: string, entries = `${PAGE} ${TRIM}`, resources = '') => {
  const facts = await factsIn(onePage({ content, entries, resources }))
  const [page] = facts.pages
  if (!page) throw new Error('no page')
  return { facts, page }
}

describe('edges, seen in a drawing of the page', () => {
  it('are bare where the ground ends at the knife although a picture beside it runs off', async () => {
    const { page } = await read(`0.2 0.6 0 0 k ${rect(3, 3, 148, 210)} 0 g ${rect(0, 100, 20, 20)}`)
    expect(page.edges?.[0]?.bare.toSorted()).toEqual(['bottom', 'left', 'right', 'top'])
  })

  it('are covered where the ground fills the bleed', async () => {
    const { page } = await read(`0.2 0.6 0 0 k ${rect(0, 0, 154, 216)}`)
    expect(page.edges).toMatchObject([{ bare: [] }])
  })

  it('are not looked at where nothing comes near the knife', async () => {
    const { page, facts } = await read(`0 g ${rect(30, 30, 60, 60)}`)
    expect(page.edges).toBeNull()
    expect(facts.measured.edgePages).toBe(0)
  })

  it('do not take crop marks in the bleed for art', async () => {
    const marks = `0.3 w ${pt(3)} 0 m ${pt(3)} ${pt(2)} l S ${pt(151)} ${pt(216)} m ${pt(151)} ${pt(214)} l S`
    const { page } = await read(`${marks} 0 g ${rect(30, 30, 60, 60)}`)
    expect(page.edges?.flatMap(({ bare }) => bare) ?? []).toEqual([])
  })

  it('are those of the usual bleed where the page names no trim', async () => {
    const { page } = await read(`0 1 1 0 k ${rect(3, 3, 148, 100)}`, PAGE)
    const usual = page.edges?.find(({ frame }) => Math.abs(frame.width - 148) < 0.1)
    expect(usual?.bare.toSorted()).toEqual(['bottom', 'left', 'right'])
  })

  it('turn with the page', async () => {
    const { page } = await read(
      `0 1 1 0 k ${rect(3, 50, 30, 60)} ${rect(100, 0, 54, 20)}`,
      `${PAGE} ${TRIM} /Rotate 90`,
    )
    expect(page.edges?.[0]?.bare).toEqual(['top'])
  })
})

describe('inks that meet', () => {
  const font = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >>'
  const text = (size: number) => `0 0 0 1 k BT /F ${size} Tf 100 100 Td (word) Tj ET`

  it('names small black text that knocks a hole into a coloured ground', async () => {
    const ground = `0.6 0.2 0 0 k ${rect(10, 10, 130, 130)}`
    expect((await read(`${ground} ${text(9)}`, PAGE, font)).page.knockoutBlackText).toEqual({ sizePt: 9, count: 1 })
    expect((await read(`${ground} ${text(14)}`, PAGE, font)).page.knockoutBlackText).toBeNull()
    expect((await read(text(9), PAGE, font)).page.knockoutBlackText).toBeNull()
    const white = `0 0 0 0 k ${rect(20, 20, 100, 100)}`
    expect((await read(`${ground} ${white} ${text(9)}`, PAGE, font)).page.knockoutBlackText).toBeNull()
  })

  it('leaves it alone when it overprints', async () => {
    const resources = `${font} /ExtGState << /O << /op true /OPM 1 >> >>`
    const ground = `0.6 0.2 0 0 k ${rect(10, 10, 130, 130)}`
    expect((await read(`${ground} /O gs ${text(9)}`, PAGE, resources)).page.knockoutBlackText).toBeNull()
  })

  it('sums inks of surfaces, not of letters and crop marks', async () => {
    const rich = '0.9 0.9 0.9 1 k'
    expect((await read(`${rich} ${rect(10, 10, 30, 30)}`)).page).toMatchObject({ inkCoverage: 370 })
    expect((await read(`${rich} ${rect(10, 10, 2, 2)}`)).page.inkCoverage).toBeNull()
    expect((await read(`0.9 0.9 0.9 1 K 0.5 w 0 0 m 400 500 l S`)).page.inkCoverage).toBeNull()
  })

  it('says that transparency is mixed in RGB', async () => {
    const group = '/Group << /S /Transparency /CS /DeviceRGB >>'
    const resources = '/ExtGState << /T << /ca 0.5 >> >>'
    const content = `/T gs 1 0 0 0 k ${rect(10, 10, 30, 30)}`
    expect((await read(content, `${PAGE} ${group}`, resources)).page.blendsInRgb).toBe(true)
    expect((await read(rect(10, 10, 30, 30), `${PAGE} ${group}`)).page.blendsInRgb).toBe(false)
  })
})

describe('layers that are switched off', () => {
  const catalogue = '/OCProperties << /OCGs [10 0 R 11 0 R] /D << /OFF [11 0 R] >> >>'
  const layers = ['<< /Type /OCG /Name (Print) >>', '<< /Type /OCG /Name (Notes) >>']
  const resources = '/Properties << /A 10 0 R /B 11 0 R >>'

  it('leave no ink, and are named', async () => {
    const content = `/OC /A BDC 0 g ${rect(10, 10, 30, 30)} EMC /OC /B BDC 1 0 0 rg ${rect(50, 50, 90, 90)} EMC 0 g ${rect(20, 20, 5, 5)}`
    const facts = await factsIn(onePage({ content, resources }, layers, catalogue))
    expect(facts.hiddenLayers).toEqual(['Notes'])
    expect(facts.pages[0]).toMatchObject({ colour: 'mono', marks: { x: 10, width: 30 } })
  })

  it('close with the content that opened them', async () => {
    const form = {
      dict: '/Type /XObject /Subtype /Form /BBox [0 0 900 900] /Resources << /Properties << /B 11 0 R >> >>',
      data: Buffer.from(`/OC /B BDC ${rect(1, 1, 9, 9)}`),
    }
    const facts = await factsIn(
      onePage(
        { content: `/F Do 0 g ${rect(20, 20, 5, 5)}`, resources: '/XObject << /F 12 0 R >>' },
        [...layers, form],
        catalogue,
      ),
    )
    expect(facts.pages[0]).toMatchObject({ colour: 'mono', marks: { x: 20, width: 5 } })
  })
})
