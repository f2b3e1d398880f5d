import { describe, expect, it } from 'vitest'
import { bookWithoutBleed, lockedBook, spreadCover, textBook } from '#tests/support/pdf/make-books.ts'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn, testEngine } from '#tests/support/pdf/read-in-node.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { bytesSource } from '#/pdf/engine/byte-source.ts'
import { nodeInflate } from '#/workers/pdf/node-tools.ts'
import { readFacts } from './read-facts.ts'

const pageOne = async (...args: Parameters<typeof onePage>) => {
  const facts = await factsIn(onePage(...args))
  const page = facts.pages[0]
  if (!page) throw new Error('no page')
  return { facts, page }
}
const latin = (text: string) => Buffer.from(text, 'latin1')

describe('the facts of a book', () => {
  it('reads size, boxes, fonts and text of a Korean inner', async () => {
    const facts = await factsIn(await textBook(4))
    expect(facts).toMatchObject({ problem: null, pageCount: 4, encryption: 'none', unreadable: [] })
    expect(facts.fonts).toMatchObject([{ embedded: true, pages: [1, 2, 3, 4] }])
    const [first] = facts.pages
    expect(first?.size.width).toBeCloseTo(148, 1)
    expect(first?.trim?.x).toBeCloseTo(3, 2)
    expect(first).toMatchObject({ colour: 'mono', blank: false, smallestText: { sizePt: 8 }, inkCoverage: null })
    expect(Math.min(...(first?.pieces ?? []).map(({ box }) => box.x))).toBeCloseTo(23, 1)
  })

  it('sees a colour band that ends at the knife', async () => {
    const [first] = (await factsIn(await bookWithoutBleed(1))).pages
    expect(first).toMatchObject({ trim: null, colour: 'colour', inkCoverage: 160 })
    expect(first?.marks?.x).toBe(0)
    expect(first?.marks?.width).toBeCloseTo(148, 1)
  })

  it('reads a cover as one wide page, its white letters apart', async () => {
    const [cover] = (await factsIn(await spreadCover())).pages
    expect(cover?.size.width).toBeCloseTo(302.4, 1)
    expect(cover?.smallestWhiteText?.sizePt).toBe(28)
  })
})

describe('geometry', () => {
  it('turns boxes with the page and applies the user unit', async () => {
    const entries = '/MediaBox [10 10 110 210] /TrimBox [20 30 100 200] /Rotate 90 /UserUnit 2'
    const { page } = await pageOne({ content: '20 30 10 20 re f', entries })
    const mm = (points: number) => Math.round(((points * 25.4) / 72) * 1000) / 1000
    expect(page.media).toEqual({ x: 0, y: 0, width: mm(400), height: mm(200) })
    // 20..200 points up become 20..190 to the right of the turned page; 10 points from the right end stay below.
    expect(page.trim).toEqual({ x: mm(40), y: mm(20), width: mm(340), height: mm(160) })
    expect(page.marks).toEqual({ x: mm(40), y: mm(160), width: mm(40), height: mm(20) })
    expect(page).toMatchObject({ rotation: 90, userUnit: 2 })
  })

  it('cuts what is painted at the clip and at the page', async () => {
    const { page } = await pageOne({ content: '0 0 72 72 re W n -100 -100 1000 1000 re f' })
    expect(page.marks).toEqual({ x: 0, y: 0, width: 25.4, height: 25.4 })
  })
})

describe('colours and inks', () => {
  it('names spot inks and their pages', async () => {
    const resources = '/ColorSpace << /S [/Separation /PANTONE#20485#20C /DeviceCMYK 10 0 R] >>'
    const tint = '<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 0 0] /C1 [0 1 1 0] >>'
    const { facts, page } = await pageOne({ content: '/S cs 1 scn 0 0 50 50 re f', resources }, [tint])
    expect(facts.spots).toEqual(['PANTONE 485 C'])
    expect(page).toMatchObject({ colour: 'colour', spots: ['PANTONE 485 C'] })
  })

  it('tells white overprint from coloured overprint, and leaves black overprint alone', async () => {
    const resources = '/ExtGState << /O << /OP true /op true /OPM 1 >> >>'
    const box = '0 0 50 50 re f'
    expect((await pageOne({ content: `/O gs 0 0 0 0 k ${box}`, resources })).page.whiteOverprint).toBe(true)
    expect((await pageOne({ content: `/O gs 0 1 1 0 k ${box}`, resources })).page.overprint).toBe(true)
    expect((await pageOne({ content: `/O gs 0 0 0 1 k ${box}`, resources })).page).toMatchObject({
      overprint: false,
      whiteOverprint: false,
    })
  })

  it('looks at the picture to tell a grey photograph in RGB from a coloured one', async () => {
    const image = (pixels: string) => ({
      dict: '/Type /XObject /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB',
      data: latin(pixels),
    })
    const content = 'q 200 0 0 100 50 50 cm /I Do Q'
    const resources = '/XObject << /I 10 0 R >>'
    expect((await pageOne({ content, resources }, [image('\x80\x80\x80\x20\x20\x20')])).page.colour).toBe('mono')
    expect((await pageOne({ content, resources }, [image('\xff\x10\x10\x20\x20\x20')])).page.colour).toBe('colour')
  })

  it('counts a page with only white on it as blank', async () => {
    expect((await pageOne({ content: '1 g 0 0 400 500 re f' })).page).toMatchObject({ blank: true, colour: 'none' })
  })

  it('reads the colours of a tile and of a form inside', async () => {
    const tile = {
      dict: '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>',
      data: latin('0 1 0 0 k 0 0 4 4 re f'),
    }
    const form = {
      dict: '/Type /XObject /Subtype /Form /BBox [0 0 50 50] /Matrix [2 0 0 2 0 0]',
      data: latin('1 0 0 0 k 10 10 10 10 re f'),
    }
    const { page } = await pageOne(
      {
        content: '/Pattern cs /P scn 0 0 20 20 re f /F Do',
        resources: '/Pattern << /P 10 0 R >> /XObject << /F 11 0 R >>',
      },
      [tile, form],
    )
    expect(page.colour).toBe('colour')
    expect(page.marks?.width).toBeCloseTo((40 * 25.4) / 72, 2)
  })
})

describe('details a printer asks for', () => {
  it('measures pictures where they stand', async () => {
    const image = {
      dict: '/Type /XObject /Subtype /Image /Width 300 /Height 300 /BitsPerComponent 8 /ColorSpace /DeviceGray',
      data: new Uint8Array(90_000),
    }
    const resources = '/XObject << /I 10 0 R >>'
    const { facts } = await pageOne({ content: 'q 144 0 0 72 72 72 cm /I Do Q', resources }, [image])
    expect(facts.images).toMatchObject([
      {
        page: 1,
        ppi: 150,
        pixels: { width: 300, height: 300 },
        colourSpace: 'DeviceGray',
        box: { x: 25.4, width: 50.8 },
      },
    ])
  })

  it('measures inline pictures too, and goes on after them', async () => {
    const { facts, page } = await pageOne({
      content: 'q 72 0 0 72 0 0 cm BI /W 2 /H 2 /BPC 8 /CS /G ID abcd EI Q 0.1 w 0 0 m 100 0 l S',
    })
    expect(facts.images).toMatchObject([{ ppi: 2, colourSpace: 'DeviceGray' }])
    expect(page.thinnestLine).toBeCloseTo(0.035, 3)
  })

  it('finds thin lines under a scale, and rules drawn as rectangles', async () => {
    const scaled = await pageOne({ content: 'q 0.1 0 0 0.1 0 0 cm 2 w 0 0 m 900 0 l S Q' })
    expect(scaled.page.thinnestLine).toBeCloseTo(0.071, 3)
    const ruled = await pageOne({ content: '10 10 200 0.2 re f' })
    expect(ruled.page.thinnestLine).toBeCloseTo(0.071, 3)
  })

  it('measures text as it appears, through text matrix and scale', async () => {
    const resources = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
    const content =
      'q 0.5 0 0 0.5 0 0 cm BT /F 10 Tf 0.8 0 0 0.8 100 100 Tm (small) Tj ET Q BT /F 12 Tf 3 Tr (hidden) Tj ET'
    const { facts, page } = await pageOne({ content, resources })
    expect(page.smallestText).toEqual({ sizePt: 4, count: 1 })
    expect(facts.fonts).toMatchObject([{ name: 'Helvetica', embedded: false }])
  })

  it('names scripts, forms, layers, annotations and attachments', async () => {
    const catalogue =
      '/OpenAction << /S /JavaScript /JS (1) >> /AcroForm << /Fields [10 0 R] >> /OCProperties << /OCGs [11 0 R] >> /Names << /EmbeddedFiles << >> >>'
    const entries = '/MediaBox [0 0 200 200] /Annots [<< /Subtype /Stamp >>]'
    const { facts, page } = await pageOne({ content: '', entries }, ['<< /FT /Tx >>', '<< /Type /OCG >>'], catalogue)
    expect(facts).toMatchObject({ hasJavaScript: true, hasForms: true, hasLayers: true, hasAttachments: true })
    expect(page.annotations).toEqual(['Stamp'])
  })
})

describe('locked files', () => {
  it('reads a file that only its owner may change', async () => {
    const facts = await factsIn(await lockedBook(''))
    expect(facts).toMatchObject({ problem: null, encryption: 'owner-locked', pageCount: 1 })
    expect(facts.pages[0]?.smallestText?.sizePt).toBe(12)
  })

  it('says that a file wants a password', async () => {
    expect(await factsIn(await lockedBook('secret'))).toMatchObject({ problem: 'password', encryption: 'password' })
  })
})

describe('a long file while it is being read', () => {
  it('says what is known of its first pages, with the number of all', async () => {
    const told: PdfFacts[] = []
    const bytes = await textBook(12)
    const facts = await readFacts(bytesSource(bytes), {
      engine: await testEngine(),
      inflate: nodeInflate,
      onPage: (soFar) => void told.push(soFar()),
    })
    expect(told.map(({ pages }) => pages.length)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
    expect(told[0]).toMatchObject({ pageCount: 12, problem: null })
    expect(told[3]?.pages[2]).toMatchObject({ number: 3, size: facts.pages[2]?.size })
    expect(told[0]?.fonts.length).toBeGreaterThan(0)
  })
})
