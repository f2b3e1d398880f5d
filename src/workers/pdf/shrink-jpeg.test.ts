import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { bytesSource } from '#/pdf/engine/byte-source.ts'
import { openDocument } from '#/pdf/engine/open-document.ts'
import { copyOf, renderPage, renderShrunk, type PageImage } from '#/pdf/engine/render-page.ts'
import type { ShrinkJpeg } from '#/pdf/engine/shrink-pictures.ts'
import { cmykJpeg } from '#tests/support/pdf/cmyk-jpeg.ts'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { bootNodePdfium } from './node-tools.ts'
import { shrinkJpeg } from './shrink-jpeg.ts'

const engine = await bootNodePdfium()
const [WIDTH, HEIGHT] = [1003, 1407]
const UPRIGHT = 'q 400 0 0 560 20 30 cm /I Do Q'

/** Soft hills of colour with sharp lines through them, as photographs have. */
function photograph(): Sharp {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let y = 0, at = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const line = (x + 2 * y) % 97 < 12 ? 70 : 0
      pixels[at++] = 128 + 90 * Math.sin(x / 90) - line / 2
      pixels[at++] = 128 + 90 * Math.cos(y / 70) - line
      pixels[at++] = 60 + line
    }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
}

let jpeg: Buffer
let grey: Buffer
beforeAll(async () => {
  jpeg = await photograph().jpeg({ quality: 90 }).toBuffer()
  grey = await photograph().toColourspace('b-w').jpeg({ quality: 90 }).toBuffer()
})

/** As much of the usual profile as readers look at. */
function srgb(name = 'sRGB IEC61966-2.1'): Buffer {
  const profile = Buffer.alloc(3144)
  profile.write('RGB ', 16, 'latin1')
  profile.write(name, 0x190, 'latin1')
  return profile
}

interface Page {
  readonly data: Uint8Array
  readonly content?: string
  readonly space?: string
  readonly more?: string
  readonly icc?: Buffer
}

/** The page with its picture made small first, as it is, and how often a picture was made small. */
async function bothWays({ data, content = UPRIGHT, space = '/DeviceRGB', more = '', icc = srgb() }: Page) {
  const size = `/Width ${WIDTH} /Height ${HEIGHT} /BitsPerComponent 8`
  const dict = `/Type /XObject /Subtype /Image ${size} /ColorSpace ${space} /Filter /DCTDecode ${more}`
  const mask = {
    dict: '/Type /XObject /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
    data: Buffer.of(255, 0),
  }
  const profile = { dict: '/N 3', data: icc }
  const bytes = onePage({ content, resources: '/XObject << /I 10 0 R >>' }, [{ dict, data }, mask, profile])
  const document = openDocument(engine, bytesSource(bytes))
  let shrunk = 0
  const counting: ShrinkJpeg = async (packed, fraction) => {
    const small = await shrinkJpeg(packed, fraction)
    if (small) shrunk++
    return small
  }
  try {
    const full = renderPage(document, 0, { longSide: 320 })
    return {
      full,
      small: await renderShrunk(document, 0, { longSide: 320 }, { shrink: counting, take: copyOf }),
      shrunk,
    }
  } finally {
    document.close()
  }
}

function difference(one: PageImage, other: PageImage): number {
  expect([one.width, one.height]).toEqual([other.width, other.height])
  return one.rgba.reduce((sum, value, at) => sum + Math.abs(value - (other.rgba[at] ?? 0)), 0) / one.rgba.length
}

/** Of 255; a shift by one pixel of the thumbnail gives more than this. */
const CLOSE = 2

describe('a thumbnail of a page with a picture made small first', () => {
  it.each([
    ['upright', UPRIGHT],
    ['turned and mirrored', 'q 0 400 400 0 10 50 cm /I Do Q'],
    ['cut, with a line over it', 'q 50 50 200 300 re W n 400 0 0 560 20 30 cm /I Do Q 1 0 0 RG 4 w 0 0 m 400 500 l S'],
  ])('looks like that of the whole one, %s', async (_, content) => {
    const { full, small, shrunk } = await bothWays({ data: jpeg, content })
    expect(shrunk).toBe(1)
    expect(difference(full, small)).toBeLessThan(CLOSE)
  })

  it('looks the same in grey', async () => {
    const { full, small, shrunk } = await bothWays({ data: grey, space: '/DeviceGray' })
    expect([shrunk, difference(full, small) < CLOSE]).toEqual([1, true])
  })
})

describe('a picture with a profile', () => {
  const space = '[/ICCBased 12 0 R]'

  it('is made small when it is the usual one', async () => {
    const { full, small, shrunk } = await bothWays({ data: jpeg, space })
    expect([shrunk, difference(full, small) < CLOSE]).toEqual([1, true])
  })

  it('is left to PDFium with any other', async () => {
    expect((await bothWays({ data: jpeg, space, icc: srgb('Something else') })).shrunk).toBe(0)
  })
})

describe('a picture is left as it is', () => {
  const left = async (page: Page) => {
    const { full, small, shrunk } = await bothWays(page)
    expect([shrunk, difference(full, small)]).toEqual([0, 0])
  }

  it('with a mask', () => left({ data: jpeg, more: '/SMask 11 0 R' }))
  it('with its values turned round', () => left({ data: jpeg, more: '/Decode [1 0 1 0 1 0]' }))
  it('with a colour that is not painted', () => left({ data: jpeg, more: '/Mask [0 20 0 20 0 20]' }))
  it('in inks', async () => left({ data: await cmykJpeg(64, Buffer.alloc(64 * 64 * 4, 90)), space: '/DeviceCMYK' }))
  it('when it is not in the colours that the file says', () => left({ data: jpeg, space: '/DeviceGray' }))
  it('when it is damaged', () => left({ data: jpeg.subarray(0, 9000) }))
  it('when it is drawn large', () => left({ data: jpeg, content: 'q 4000 0 0 5600 0 0 cm /I Do Q' }))
})
