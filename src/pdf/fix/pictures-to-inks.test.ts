import { PDFName } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import zlib from 'node:zlib'
import { pressConditionOf } from '#/domain/preflight/press-condition.ts'
import { srgbSource } from '#/pdf/colour/colour-source.ts'
import { pressOf } from '#/pdf/colour/press.ts'
import { nodeInkTools } from '#/workers/pdf/ink-tools.ts'
import { drawInNode, fixedInNode } from '#tests/support/pdf/fix-in-node.ts'
import { inside } from '#tests/support/pdf/inside.ts'
import { ADOBE_RGB, screenProfile } from '#tests/support/pdf/make-profile.ts'
import { onePage, type RawObject } from '#tests/support/pdf/raw-pdf.ts'
import { innerOf } from '#tests/support/preflight/facts-of.ts'

const expectation = innerOf(1, { bindingSide: null, colourPages: 1 })
const condition = pressConditionOf(expectation)
const srgb = srgbSource(pressOf(nodeInkTools.profile(condition), condition.ink))
const inksOf = (...rgb: readonly number[]) => [...(srgb.link?.pixels(Uint8Array.from(rgb)) ?? [])]

const SIZE = '/Type /XObject /Subtype /Image /BitsPerComponent 8'
const flat = (width: number, rgb: readonly number[], more = '', space = '/ColorSpace /DeviceRGB') => ({
  dict: `${SIZE} /Width ${width} /Height 1 ${space} /Filter /FlateDecode ${more}`,
  data: zlib.deflateSync(Uint8Array.from(rgb)),
})
const page = (extra: readonly RawObject[]) =>
  onePage(
    {
      content: '1 0 0 rg 9 9 9 9 re f q 200 0 0 200 50 50 cm /I Do Q',
      resources: '/XObject << /I 10 0 R >>',
      entries: '/MediaBox [0 0 419.53 595.28]',
    },
    extra,
  )

async function toInks(...extra: readonly RawObject[]) {
  const file = page(extra)
  const { result, facts } = await fixedInNode(file, expectation, ['screen-to-inks'])
  const made = await inside(result)
  const dict = made.resource('XObject.I')
  return {
    ...made,
    facts,
    result,
    file,
    name: (key: string) => made.objects.name(dict?.get(PDFName.of(key))),
    get: (key: string) => dict?.get(PDFName.of(key)),
  }
}

describe('pictures become inks of the press', () => {
  it('pixel by pixel, as the same colours in content do', async () => {
    const { name, streamBytes } = await toInks(flat(3, [255, 0, 0, 51, 102, 204, 255, 255, 255]))
    expect(name('ColorSpace')).toBe('DeviceCMYK')
    expect([...streamBytes('XObject.I')]).toEqual(inksOf(255, 0, 0, 51, 102, 204, 255, 255, 255))
  })

  it('guessed from their neighbours, of sixteen and of four bits', async () => {
    const guessed = {
      dict: `${SIZE} /Width 2 /Height 2 /ColorSpace /DeviceRGB /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 3 /Columns 2 >>`,
      data: zlib.deflateSync(Uint8Array.of(1, 255, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0)),
    }
    const red = inksOf(255, 0, 0)
    expect([...(await toInks(guessed)).streamBytes('XObject.I')]).toEqual([...red, ...red, ...red, ...red])
    const deep = (bits: number, data: readonly number[]) => ({
      dict: `/Type /XObject /Subtype /Image /BitsPerComponent ${bits} /Width 1 /Height 1 /ColorSpace /DeviceRGB`,
      data: Uint8Array.from(data),
    })
    expect([...(await toInks(deep(16, [51, 7, 102, 7, 204, 7]))).streamBytes('XObject.I')]).toEqual(
      inksOf(51, 102, 204),
    )
    expect([...(await toInks(deep(4, [0x36, 0xc0]))).streamBytes('XObject.I')]).toEqual(inksOf(51, 102, 204))
  })

  it('turned round where their values are, and by their own profile', async () => {
    const turned = flat(1, [0, 255, 255], '/Decode [1 0 1 0 1 0]')
    expect([...(await toInks(turned)).streamBytes('XObject.I')]).toEqual(inksOf(255, 0, 0))
    const adobe = { dict: '/N 3', data: screenProfile(ADOBE_RGB) }
    const own = await toInks(flat(1, [0, 200, 0], '', '/ColorSpace [/ICCBased 11 0 R]'), adobe)
    expect(own.streamBytes('XObject.I')[0]).toBeGreaterThan(inksOf(0, 200, 0)[0] ?? 0)
  })

  it('as photographs again, when they were', async () => {
    const [width, height] = [64, 48]
    const pixels = Buffer.from(Array.from({ length: width * height }, (_, at) => [200, (at % width) * 4, 60]).flat())
    const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 95 })
      .toBuffer()
    const dict = `${SIZE} /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /Filter /DCTDecode`
    const { name, facts, file, result } = await toInks({ dict, data: jpeg })
    expect([name('Filter'), name('ColorSpace')]).toEqual(['DCTDecode', 'DeviceCMYK'])
    expect(facts.pages[0]?.inkCoverage).toBeLessThanOrEqual(condition.ink)
    const [before, after] = [await drawInNode(file), await drawInNode(result)]
    const at = ((595 - 150) * before.width + 150) * 4
    for (let channel = 0; channel < 3; channel++)
      expect(Math.abs((before.rgba[at + channel] ?? 0) - (after.rgba[at + channel] ?? 0))).toBeLessThan(40)
  })

  it('by their table, when they have one', async () => {
    const space = '/ColorSpace [/Indexed /DeviceRGB 2 <FF0000 000000 FFFFFF>]'
    const { name, get, objects, streamBytes } = await toInks(flat(3, [0, 1, 2], '', space))
    const array = objects.array(get('ColorSpace'))
    expect(objects.name(array?.[1])).toBe('DeviceCMYK')
    expect(String(array?.[3]).toLowerCase()).toContain('000000ff00000000>')
    expect([...streamBytes('XObject.I')]).toEqual([0, 1, 2])
    expect(name('Filter')).toBe('FlateDecode')
  })

  it('grey all over: one channel, printed in black alone', async () => {
    const { name, streamBytes } = await toInks(flat(3, [0, 0, 0, 128, 129, 128, 255, 255, 255]))
    expect(name('ColorSpace')).toBe('DeviceGray')
    const [black, middle, white] = streamBytes('XObject.I')
    expect([black, white]).toEqual([0, 255])
    expect(middle).toBe(Math.round((1 - srgb.flat([128 / 255, 128 / 255, 128 / 255])[3]) * 255))
  })

  it('with the masks they had', async () => {
    const mask = { dict: `${SIZE} /Width 1 /Height 1 /ColorSpace /DeviceGray`, data: Uint8Array.of(128) }
    const soft = await toInks(flat(1, [255, 0, 0], '/SMask 11 0 R'), mask)
    expect([...soft.streamBytes('XObject.I.SMask')]).toEqual([128])
    const matte = { ...mask, dict: `${mask.dict} /Matte [0 0 0]` }
    const mixed = await toInks(flat(1, [128, 0, 0], '/SMask 11 0 R'), matte)
    expect([...mixed.streamBytes('XObject.I')]).toEqual(inksOf(255, 0, 0))
    expect(mixed.resource('XObject.I.SMask')?.has(PDFName.of('Matte'))).toBe(false)
  })

  it('with holes where a colour meant nothing', async () => {
    const pixels = [255, 0, 255, 0, 0, 255, 255, 0, 254]
    const { name, streamBytes, get } = await toInks(flat(3, pixels, '/Mask [255 255 0 0 250 255]'))
    expect(name('ColorSpace')).toBe('DeviceCMYK')
    expect(get('Mask')).toBeDefined()
    expect([...streamBytes('XObject.I.Mask')]).toEqual([0b10100000])
  })

  it('is one picture for all pages that draw it', async () => {
    const { objects } = await toInks(flat(1, [255, 0, 0]))
    const pictures = objects.context
      .enumerateIndirectObjects()
      .filter(([, value]) => objects.name(objects.dict(value)?.get(PDFName.of('Subtype'))) === 'Image')
    expect(pictures).toHaveLength(1)
  })
})

describe('pictures that cannot be changed', () => {
  const mask = {
    dict: `${SIZE} /Width 2 /Height 2 /ColorSpace /DeviceGray /Matte [0 0 0]`,
    data: Uint8Array.of(1, 2, 3, 4),
  }
  it.each([
    ['mixed beforehand behind a mask of another size', [flat(1, [128, 0, 0], '/SMask 11 0 R'), mask]],
    ['larger than memory', [flat(90_000, [1], '/Height 90000')]],
    ['of no size', [flat(0, [1])]],
    [
      'packed as nobody knows',
      [{ dict: `${SIZE} /Width 1 /Height 1 /ColorSpace /DeviceRGB /Filter /Magic`, data: Buffer.from('x') }],
    ],
  ] as const)('%s are not offered', async (_, extra) => {
    await expect(toInks(...extra)).rejects.toThrow('not on offer')
  })

  it('because they are damaged refuse the whole file', async () => {
    const dict = `${SIZE} /Width 9 /Height 9 /ColorSpace /DeviceRGB /Filter /DCTDecode`
    await expect(toInks({ dict, data: Buffer.from('no jpeg') })).rejects.toThrow('colours')
  })
})
