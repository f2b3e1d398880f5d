import { D50, type Inks, type Lab, type Rgb, unit, xyzOf, xyzToSrgb } from './colour-values.ts'
import { deviceToLab, labToDevice, luminanceOf, readProfile } from './icc-profile.ts'

/** What a press with its paper makes of colours. */
export interface Press {
  /** Inks that look most like a colour, fitted into what ink can show; never more of them than the press bears. */
  inksOf(lab: Lab): Inks
  /** Black ink alone for a grey of this luminance; the deepest grey is the full ink. */
  blackOf(luminance: number): number
  /** How printed inks look on a screen whose white is the paper; black alone is a grey there, as `blackOf` takes greys for black. */
  screenOf(inks: Inks): Rgb
}

const RAMP = 256
/** A hair below the limit, so that rounding to 8 bits stays within it. */
const ROUNDING = 0.008

/** `limit` is the highest sum of inks in percent. Throws `BadProfile`. */
export function pressOf(profile: Uint8Array, limit: number): Press {
  const icc = readProfile(profile)
  const toInks = labToDevice(icc, ['B2A0'])
  const toLab = deviceToLab(icc, ['A2B1', 'A2B0'])
  const most = limit / 100 - ROUNDING
  const inksOf = (lab: Lab) => within(toInks(lab), most)
  const ramp = Float64Array.from({ length: RAMP + 1 }, (_, step) => luminanceOf(toLab([0, 0, 0, step / RAMP])))
  const darkest = luminanceOf(toLab(inksOf([0, 0, 0])))
  return {
    inksOf,
    blackOf: (luminance) => onRamp(ramp, luminance),
    screenOf(inks) {
      const [x, y, z] = xyzOf(toLab(inks))
      const lifted = (value: number, white: number) => ((value / white - darkest) / (1 - darkest)) * white
      // Lifting makes a strong brown of the faint one that rough paper gives black.
      if (isBlackAlone(inks)) return xyzToSrgb([lifted(y, 1) * D50[0], lifted(y, 1), lifted(y, 1) * D50[2]])
      return xyzToSrgb([lifted(x, D50[0]), lifted(y, D50[1]), lifted(z, D50[2])])
    },
  }
}

const isBlackAlone = ([c, m, y]: Inks) => c + m + y === 0

/** The same press and paper with black ink alone: every colour becomes the grey of its lightness. */
export const blackOnly = (press: Press): Press => ({
  ...press,
  inksOf: (lab) => [0, 0, 0, press.blackOf(luminanceOf(lab))],
})

/** Too much ink is taken off the three colours; black carries the darkness. */
function within([c = 0, m = 0, y = 0, k = 0]: readonly number[], most: number): Inks {
  const colours = unit(c) + unit(m) + unit(y)
  const room = Math.max(0, most - unit(k))
  const share = colours > room ? room / colours : 1
  return [unit(c) * share, unit(m) * share, unit(y) * share, unit(k)]
}

/** Where on the way from paper to full black ink that luminance lies; screen black is the full ink, white the paper. */
function onRamp(ramp: Float64Array, luminance: number): number {
  const [white, black] = [ramp[0] ?? 1, ramp[RAMP] ?? 0]
  const wanted = black + (white - black) * unit(luminance)
  let low = 0
  let high = RAMP
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((ramp[middle] ?? 0) >= wanted) low = middle
    else high = middle
  }
  const [above, below] = [ramp[low] ?? 1, ramp[high] ?? 0]
  const share = above > below ? unit((above - wanted) / (above - below)) : 0
  return (low + share) / RAMP
}
