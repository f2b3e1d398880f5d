import { type Inks, type Lab, type Rgb, srgbToLab, unit } from './colour-values.ts'
import { luminanceOf } from './icc-profile.ts'
import { DeviceLink } from './device-link.ts'
import type { Press } from './press.ts'

export type Range = readonly [number, number]

/** Colours of one space of the file, and the inks they become on one press. */
export interface ColourSource {
  /** What a new colour of the space begins with; as many values as it has. */
  readonly initial: readonly number[]
  /** What the lowest and the highest sample of a picture stand for. */
  readonly ranges: readonly Range[]
  /** As part of a picture or gradient, where greys are made of all inks like their neighbours. */
  inks(values: readonly number[]): Inks
  /** As a colour of its own, or the whole of a grey picture: greys are black ink alone. */
  flat(values: readonly number[]): Inks
  isGrey(values: readonly number[]): boolean
  /** For pictures of 8 bits whose samples stand for themselves. */
  readonly link: DeviceLink | null
}

/** As the report judges it: two per cent between the channels are what conversions leave behind. */
const NEUTRAL = 0.02
const UNIT: Range = [0, 1]
const PAPER: Inks = [0, 0, 0, 0]
const BLACK: Inks = [0, 0, 0, 1]

/** Any space of three values from 0 to 1 of which grey is three equal ones. */
export function rgbSource(toLab: (rgb: Rgb) => Lab, press: Press): ColourSource {
  const link = new DeviceLink(toLab, press)
  const rgbOf = ([r = 0, g = 0, b = 0]: readonly number[]): Rgb => [unit(r), unit(g), unit(b)]
  const isGrey = (values: readonly number[]) => {
    const rgb = rgbOf(values)
    return Math.max(...rgb) - Math.min(...rgb) < NEUTRAL
  }
  return {
    initial: [0, 0, 0],
    ranges: [UNIT, UNIT, UNIT],
    link,
    isGrey,
    inks: (values) => link.inks(rgbOf(values)),
    flat(values) {
      const [r, g, b] = rgbOf(values)
      if (!isGrey(values)) return link.inks([r, g, b])
      const light = (r + g + b) / 3
      if (light === 0) return BLACK
      if (light === 1) return PAPER
      return [0, 0, 0, press.blackOf(luminanceOf(toLab([light, light, light])))]
    },
  }
}

export const srgbSource = (press: Press): ColourSource => rgbSource(srgbToLab, press)

export function labSource(press: Press, ab: readonly [Range, Range]): ColourSource {
  const labOf = ([l = 0, a = 0, b = 0]: readonly number[]): Lab => [l, a, b]
  const isGrey = ([, a = 0, b = 0]: readonly number[]) => Math.abs(a) < 2 && Math.abs(b) < 2
  const inks = (values: readonly number[]) =>
    (values[0] ?? 0) >= 100 && isGrey(values) ? PAPER : press.inksOf(labOf(values))
  return {
    initial: [0, nearestZero(ab[0]), nearestZero(ab[1])],
    ranges: [[0, 100], ...ab],
    link: null,
    isGrey,
    inks,
    flat(values) {
      if (!isGrey(values)) return inks(values)
      const luminance = luminanceOf([values[0] ?? 0, 0, 0])
      return luminance <= 0 ? BLACK : [0, 0, 0, luminance >= 1 ? 0 : press.blackOf(luminance)]
    },
  }
}

const nearestZero = ([low, high]: Range) => Math.min(Math.max(0, low), high)

/** What the file itself says in inks. */
export const DEVICE_INKS: ColourSource = {
  initial: [0, 0, 0, 1],
  ranges: [UNIT, UNIT, UNIT, UNIT],
  link: null,
  isGrey: ([c = 0, m = 0, y = 0]) => c + m + y === 0,
  inks: ([c = 0, m = 0, y = 0, k = 0]) => [unit(c), unit(m), unit(y), unit(k)],
  flat: ([c = 0, m = 0, y = 0, k = 0]) => [unit(c), unit(m), unit(y), unit(k)],
}

/** The file's own inks as a press prints them that has black alone; what was black ink alone stays exactly that. */
export const inkSource = (press: Press): ColourSource => {
  const inks = (values: readonly number[]): Inks => {
    const own = DEVICE_INKS.inks(values)
    return DEVICE_INKS.isGrey(own) ? own : press.inksOf(srgbToLab(press.screenOf(own)))
  }
  return { ...DEVICE_INKS, inks, flat: inks }
}

export const DEVICE_GREY: ColourSource = {
  initial: [0],
  ranges: [UNIT],
  link: null,
  isGrey: () => true,
  inks: ([grey = 0]) => [0, 0, 0, 1 - unit(grey)],
  flat: ([grey = 0]) => [0, 0, 0, 1 - unit(grey)],
}

/** Inks of other names, which the file says in another space by a function. */
export function tintSource(
  count: number,
  tint: (values: readonly number[]) => readonly number[],
  base: ColourSource,
): ColourSource {
  const full = Array.from({ length: count }, () => 1)
  return {
    initial: full,
    ranges: full.map(() => UNIT),
    link: null,
    isGrey: (values) => base.isGrey(tint(values)),
    inks: (values) => base.inks(tint(values)),
    flat: (values) => base.flat(tint(values)),
  }
}

/** Colours by number. */
export function tableSource(base: ColourSource, table: Uint8Array, highest: number): ColourSource {
  const count = base.ranges.length
  const colour = ([index = 0]: readonly number[]) => {
    const at = Math.max(0, Math.min(highest, Math.round(index))) * count
    return base.ranges.map(([low, high], axis) => low + ((high - low) * (table[at + axis] ?? 0)) / 255)
  }
  return {
    initial: [0],
    ranges: [[0, 255]],
    link: null,
    isGrey: (values) => base.isGrey(colour(values)),
    inks: (values) => base.inks(colour(values)),
    flat: (values) => base.flat(colour(values)),
  }
}
