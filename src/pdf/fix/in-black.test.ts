import zlib from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { nodeInkTools } from '#/workers/pdf/ink-tools.ts'
import { nodeInflate } from '#/workers/pdf/node-tools.ts'
import { inside } from '#tests/support/pdf/inside.ts'
import { onePage, type RawObject } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { innerOf } from '#tests/support/preflight/facts-of.ts'
import { inBlack } from './in-black.ts'

const expectation = innerOf(1, { bindingSide: null, colourPages: 1 })
const blacken = async (file: Uint8Array) => {
  const result = await inBlack(file, expectation, { inflate: nodeInflate, inks: nodeInkTools })
  const facts = await factsIn(result)
  return { ...(await inside(result)), colour: facts.pages[0]?.colour, facts }
}
const drawn = (content: string, resources = '', extra: readonly RawObject[] = []) =>
  blacken(onePage({ content: `1 0 0 rg 9 9 9 9 re f ${content}`, resources }, extra))
const picture = (dict: string, data: Uint8Array) =>
  drawn('q 200 0 0 200 50 50 cm /I Do Q', '/XObject << /I 10 0 R >>', [
    { dict: `/Type /XObject /Subtype /Image /BitsPerComponent 8 ${dict}`, data },
  ])
const packed = (values: readonly number[]) => zlib.deflateSync(Uint8Array.from(values))

describe('every colour becomes black ink alone', () => {
  it('of the screen and of the press, the darker the blacker; what was black ink stays as it is written', async () => {
    const { content, colour } = await drawn('0 0 .3 rg 9 9 9 9 re f 0 0 0 .4 k 9 9 9 9 re f .2 .8 0 .1 K 9 9 9 9 re S')
    expect(colour).toBe('mono')
    expect(content).toContain('0 0 0 .4 k')
    expect(content).toMatch(/^ ?0 0 0 0\.\d+ k .* 0 0 0 0\.\d+ K/)
    const blacks = [...content.matchAll(/0 0 0 (0\.\d+) k/g)].map((found) => Number(found[1]))
    expect(blacks[0]).toBeLessThan(blacks[1] ?? 0)
  })

  it('of black ink that overprints colour below it', async () => {
    const { content, colour } = await drawn(
      '/O gs 0 0 0 1 k 20 20 9 9 re f',
      '/ExtGState << /O << /OP true /op true /OPM 1 >> >>',
    )
    expect([colour, content.includes('0 0 0 1 k')]).toEqual(['mono', true])
  })

  it('of spot inks, gradients and tables', async () => {
    const tint = '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 .2 0 0] /N 1 >>'
    const spaces = `/S [/Separation /Sea /DeviceCMYK ${tint}] /T [/Indexed /DeviceCMYK 1 <FF000000 00FF0000>]`
    const shading = `/Shading << /G << /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [0 0 400 0] /Function ${tint} >> >>`
    const { colour, facts } = await drawn(
      '/S cs .7 scn 9 9 90 90 re f /T cs 1 scn 9 99 90 90 re f q 9 300 200 200 re W n /G sh Q',
      `/ColorSpace << ${spaces} >> ${shading}`,
    )
    expect([colour, facts.pages[0]?.spots]).toEqual(['mono', []])
  })

  it('of pictures, which become grey ones of a single channel', async () => {
    const rgb = await picture(
      '/Width 2 /Height 1 /ColorSpace /DeviceRGB /Filter /FlateDecode',
      packed([255, 0, 0, 0, 0, 80]),
    )
    expect(rgb.colour).toBe('mono')
    const [red = 0, blue = 0] = rgb.streamBytes('XObject.I')
    expect(rgb.streamBytes('XObject.I')).toHaveLength(2)
    expect(red).toBeGreaterThan(blue)
    const inks = await picture(
      '/Width 1 /Height 1 /ColorSpace /DeviceCMYK /Filter /FlateDecode',
      packed([0, 255, 255, 0]),
    )
    expect([inks.colour, inks.streamBytes('XObject.I').length]).toEqual(['mono', 1])
    const pixels = Buffer.from(Array.from({ length: 64 * 48 }, (_, at) => [200, (at % 64) * 4, 60]).flat())
    const jpeg = await sharp(pixels, { raw: { width: 64, height: 48, channels: 3 } })
      .jpeg()
      .toBuffer()
    const photo = await picture('/Width 64 /Height 48 /ColorSpace /DeviceRGB /Filter /DCTDecode', jpeg)
    expect(photo.colour).toBe('mono')
  })

  it('or is refused where a picture cannot be read', async () => {
    const jpx = picture('/Width 2 /Height 1 /Filter /JPXDecode', Uint8Array.of(1, 2, 3))
    await expect(jpx).rejects.toMatchObject({ reason: 'colours' })
  })
})
