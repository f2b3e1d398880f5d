import zlib from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cmykJpeg } from '#tests/support/pdf/cmyk-jpeg.ts'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { jpegDcDecoder } from './jpeg-dc-decoder.ts'

/** Left half of `left`, right half of `right`, inks from 0 to 255. */
function halves(side: number, left: readonly number[], right: readonly number[]): Buffer {
  const pixels = Buffer.alloc(side * side * 4)
  for (let at = 0; at < side * side; at++)
    (at % side < side / 2 ? left : right).forEach((ink, c) => (pixels[at * 4 + c] = ink))
  return pixels
}

const SIDE = 128
const SHADOW = [204, 178, 178, 230] // 80 + 70 + 70 + 90 = 310 %
const LIGHT = [51, 0, 0, 0]
const picture = halves(SIDE, LIGHT, SHADOW)

async function pageWith(dict: string, data: Uint8Array) {
  const content = 'q 200 0 0 200 50 100 cm /I Do Q'
  const stream = { dict: `/Type /XObject /Subtype /Image /Width ${SIDE} /Height ${SIDE} ${dict}`, data }
  const facts = await factsIn(onePage({ content, resources: '/XObject << /I 10 0 R >>' }, [stream]))
  return { measured: facts.measured, page: facts.pages[0] }
}

const CMYK = '/BitsPerComponent 8 /ColorSpace /DeviceCMYK'

describe('inks of CMYK pictures', () => {
  it('are summed from plain data, and the place is named', async () => {
    const { page, measured } = await pageWith(`${CMYK} /Filter /FlateDecode`, zlib.deflateSync(picture))
    expect(page?.inkCoverage).toBeCloseTo(310, -0.5)
    // The dark half begins in the middle: 150 points from the left.
    expect(page?.inkiest?.x).toBeGreaterThan((140 * 25.4) / 72)
    expect(measured).toMatchObject({ pictures: 1, picturesMeasured: 1 })
  })

  it('are summed through the prediction of lines', async () => {
    const lines = Array.from({ length: SIDE }, (_, y) => {
      const line = picture.subarray(y * SIDE * 4, (y + 1) * SIDE * 4)
      const above = y > 0 ? picture.subarray((y - 1) * SIDE * 4, y * SIDE * 4) : Buffer.alloc(SIDE * 4)
      return Buffer.concat([Buffer.of(2), Buffer.from(line.map((value, at) => value - (above[at] ?? 0)))])
    })
    const parms = `/DecodeParms << /Predictor 15 /Colors 4 /Columns ${SIDE} >>`
    const { page } = await pageWith(`${CMYK} /Filter /FlateDecode ${parms}`, zlib.deflateSync(Buffer.concat(lines)))
    expect(page?.inkCoverage).toBeCloseTo(310, -0.5)
  })

  it.each([
    ['one pass', false],
    ['many passes', true],
  ])('are summed from a JPEG of %s as Photoshop writes it, the other way round', async (_, progressive) => {
    const jpeg = await cmykJpeg(SIDE, picture, progressive)
    const { page } = await pageWith(`${CMYK} /Filter /DCTDecode /Decode [1 0 1 0 1 0 1 0]`, jpeg)
    expect(page?.inkCoverage).toBeGreaterThan(300)
    expect(page?.inkCoverage).toBeLessThan(320)
  })

  it('are not guessed where the data cannot be read', async () => {
    const { page, measured } = await pageWith(`${CMYK} /Filter /JPXDecode`, Buffer.from('no picture'))
    expect(page?.inkCoverage).toBeNull()
    expect(measured).toMatchObject({ pictures: 1, picturesMeasured: 0 })
  })

  it('do not count where only a speck is dark', async () => {
    const speck = halves(SIDE, LIGHT, LIGHT)
    for (let at = 0; at < 6; at++) SHADOW.forEach((ink, c) => (speck[at * 4 + c] = ink))
    const { page } = await pageWith(`${CMYK} /Filter /FlateDecode`, zlib.deflateSync(speck))
    expect(page?.inkCoverage).toBeLessThan(60)
  })
})

describe('a JPEG at an eighth', () => {
  it.each([
    ['4:2:0', false],
    ['4:2:0', true],
    ['4:4:4', false],
  ])('is what a reader shows, shrunk (%s, many passes: %s)', async (chromaSubsampling, progressive) => {
    const width = 203
    const height = 117
    const grey = Uint8Array.from({ length: width * height }, (_, at) => ((at % width) + Math.floor(at / width)) % 256)
    const jpeg = await sharp(grey, { raw: { width, height, channels: 1 } })
      .toColourspace('srgb')
      .jpeg({ chromaSubsampling, progressive, quality: 90 })
      .toBuffer()
    const { columns, rows, components } = jpegDcDecoder(jpeg)
    expect([columns, rows]).toEqual([26, 15])
    for (const [x, y] of [
      [2, 2],
      [12, 7],
      [24, 13],
    ] as const) {
      const expected = Array.from({ length: 64 }, (_, at) => (x * 8 + (at % 8) + y * 8 + (at >> 3)) % 256)
      const mean = expected.reduce((a, b) => a + b, 0) / 64
      expect(Math.abs((components[0]?.[y * columns + x] ?? 0) - mean)).toBeLessThan(4)
    }
  })

  it('throws on rubbish instead of going on for ever', () => {
    expect(() => jpegDcDecoder(Buffer.from('ffd8ffc0', 'hex'))).toThrow()
    expect(() => jpegDcDecoder(Buffer.alloc(5000, 0xff))).toThrow()
  })
})
