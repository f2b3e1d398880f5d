import { describe, expect, it } from 'vitest'
import { ADOBE_RGB, DISPLAY_P3, profileOf, screenProfile } from '#tests/support/pdf/make-profile.ts'
import { nodeInkTools } from '#/workers/pdf/ink-tools.ts'
import { srgbToLab } from './colour-values.ts'
import { readProfile, rgbProfileToLab } from './icc-profile.ts'
import { pressOf } from './press.ts'

const rounded = (values: readonly number[]) => values.map((value) => Math.round(value))
const coated = () => nodeInkTools.profile({ id: 'coated-300', ink: 300, registered: 'FOGRA39' })

describe('a profile of a screen', () => {
  it.each([
    ['Adobe RGB', ADOBE_RGB, [83, -129, 87]],
    ['Display P3', DISPLAY_P3, [87, -106, 93]],
  ] as const)('%s: white is white, and its green is greener than that of sRGB', (_, screen, green) => {
    const toLab = rgbProfileToLab(readProfile(screenProfile(screen)))
    expect(rounded(toLab([1, 1, 1])).map(Math.abs)).toEqual([100, 0, 0])
    expect(Math.abs((toLab([0, 1, 0])[1] ?? 0) - green[1])).toBeLessThan(3)
    expect(toLab([0, 1, 0])[1]).toBeLessThan(srgbToLab([0, 1, 0])[1])
  })

  it('by tables of version 4', () => {
    // An identity: curves that do nothing and a grid of two steps between red, green, blue and the three of Lab.
    const curve = Buffer.from('63757276000000000000000000000000', 'hex').subarray(0, 12)
    const grid = Buffer.alloc(20 + 8 * 3)
    grid.fill(2, 0, 3)
    grid[16] = 1
    for (let corner = 0; corner < 8; corner++)
      for (let axis = 0; axis < 3; axis++) grid[20 + corner * 3 + axis] = corner & (4 >> axis) ? 255 : 0
    const head = Buffer.alloc(32)
    head.write('mAB ', 0, 'latin1')
    head[8] = head[9] = 3
    const curves = Buffer.concat([curve, curve, curve])
    head.writeUInt32BE(32, 12)
    head.writeUInt32BE(32 + curves.length, 24)
    head.writeUInt32BE(32, 28)
    const profile = profileOf('RGB ', 'Lab ', [['A2B0', Buffer.concat([head, curves, grid])]])
    expect(rounded(rgbProfileToLab(readProfile(profile))([0.5, 0.75, 0.25]))).toEqual([50, 63, -64])
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no profile', Buffer.alloc(500)],
    ['a profile without parts', profileOf('RGB ', 'XYZ ', [])],
    ['a grid of four thousand million points', profileOf('RGB ', 'Lab ', [['A2B0', bomb()]])],
  ])('%s is refused', (_, bytes) => {
    expect(() => rgbProfileToLab(readProfile(bytes))([0, 0, 0])).toThrow('colour profile')
  })
})

function bomb(): Buffer {
  const tag = Buffer.alloc(60)
  tag.write('mft2', 0, 'latin1')
  tag.set([4, 4, 255], 8)
  tag.writeUInt16BE(2, 48)
  tag.writeUInt16BE(2, 50)
  return tag
}

describe('a profile of a press', () => {
  it('knows how its inks look', () => {
    const press = pressOf(coated(), 300)
    const light = (inks: readonly [number, number, number, number]) =>
      press.screenOf(inks).map((value) => Math.round(value * 255))
    expect(light([1, 0, 0, 0])).toEqual([0, 159, 227])
    expect(light([0, 0, 1, 0])).toEqual([255, 237, 0])
  })

  it('cut short anywhere is refused', () => {
    const bytes = coated()
    for (const length of [10, 140, 900, 60_000, 120_000]) {
      expect(() => pressOf(bytes.subarray(0, length), 300)).toThrow('colour profile')
    }
  })
})
