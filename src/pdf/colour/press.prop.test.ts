import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRESS_CONDITION_IDS, conditionNamed } from '#/domain/preflight/press-condition.ts'
import { nodeInkTools } from '#/workers/pdf/ink-tools.ts'
import { labSource, srgbSource } from './colour-source.ts'
import { srgbToLab, type Rgb } from './colour-values.ts'
import { pressOf } from './press.ts'

const conditions = PRESS_CONDITION_IDS.flatMap((id) => conditionNamed(id) ?? [])
const presses = conditions.map((condition) => {
  const press = pressOf(nodeInkTools.profile(condition), condition.ink)
  return { condition, press, source: srgbSource(press) }
})
const byte = fc.integer({ min: 0, max: 255 })
const sumOf = (inks: Iterable<number>) => [...inks].reduce((sum, ink) => sum + ink, 0)

describe.each(presses)('inks of $condition.id', ({ condition, press, source }) => {
  it('are the same for a picture as for a flat colour that is not grey, and never more than the press bears', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(byte, byte, byte), { minLength: 1, maxLength: 40 }), (pixels) => {
        const inks = source.link?.pixels(Uint8Array.from(pixels.flat())) ?? new Uint8Array()
        pixels.forEach((pixel, index) => {
          const own = inks.subarray(index * 4, index * 4 + 4)
          const rgb = pixel.map((value) => value / 255)
          const [c, m, y, k] = source.isGrey(rgb) ? source.inks(rgb) : source.flat(rgb)
          for (const [at, ink] of [c, m, y, k].entries())
            expect(Math.abs(ink * 255 - (own[at] ?? 0))).toBeLessThan(0.501)
          expect((sumOf(own) * 100) / 255).toBeLessThanOrEqual(condition.ink)
        })
      }),
    )
  })

  it('leave the paper white', () => {
    expect([...(source.link?.pixels(Uint8Array.of(255, 255, 255)) ?? [])]).toEqual([0, 0, 0, 0])
    expect(source.flat([1, 1, 1])).toEqual([0, 0, 0, 0])
    expect(press.screenOf([0, 0, 0, 0]).map((light) => Math.round(light * 255))).toEqual([255, 255, 255])
  })

  it('show as greys where they are black alone', () => {
    for (const k of [0.2, 0.5, 0.8, 1]) {
      const shown = press.screenOf([0, 0, 0, k])
      expect(Math.max(...shown) - Math.min(...shown)).toBeLessThan(0.5 / 255)
    }
  })

  it('are black alone for flat greys, darker for darker ones, and all of it for black', () => {
    const blacks = Array.from({ length: 256 }, (_, level) => source.flat([level / 255, level / 255, level / 255]))
    expect(blacks.every(([c, m, y]) => c + m + y === 0)).toBe(true)
    expect(blacks.every(([, , , k], at) => at === 0 || k <= (blacks[at - 1]?.[3] ?? 0))).toBe(true)
    expect(blacks[0]).toEqual([0, 0, 0, 1])
  })

  it('look on a screen like the colour, where ink has it', () => {
    const able: readonly Rgb[] = [
      [0.5, 0.5, 0.5],
      [0.6, 0.45, 0.35],
      [0.75, 0.7, 0.55],
      [0.35, 0.4, 0.45],
    ]
    for (const rgb of able) {
      const shown = press.screenOf(source.inks(rgb))
      expect(Math.max(...shown.map((light, at) => Math.abs(light - (rgb[at] ?? 0))))).toBeLessThan(0.06)
    }
  })

  it('are the same for a colour said in Lab', () => {
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        const lab = labSource(press, [
          [-128, 127],
          [-128, 127],
        ])
        const rgb: Rgb = [r / 255, g / 255, b / 255]
        const [direct, over] = [source.inks(rgb), lab.inks(srgbToLab(rgb))]
        // The grid is read between its points, so a few per cent may lie between.
        const difference = direct.map((ink, at) => Math.abs(ink - (over[at] ?? 0)))
        expect(sumOf(difference) / 4).toBeLessThan(0.08)
      }),
    )
  })
})
