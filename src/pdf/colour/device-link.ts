import type { Inks, Lab, Rgb } from './colour-values.ts'
import { gridStage, type Stage } from './icc-grid.ts'
import type { Press } from './press.ts'

/** Steps of each channel; the values of a screen are spaced by eye already, so a straight line between them is near enough. */
const STEPS = 33
const LAST = STEPS - 1
const INKS = 4
const RED = STEPS * STEPS * INKS
const GREEN = STEPS * INKS
const BLUE = INKS
/** For each value of 8 bits the step below it, and how far it lies beyond that. */
const BELOW = Uint8Array.from({ length: 256 }, (_, value) => Math.min(LAST - 1, Math.floor((value * LAST) / 255)))
const BEYOND = Float32Array.from({ length: 256 }, (_, value) => (value * LAST) / 255 - (BELOW[value] ?? 0))

/**
 * From the values of one RGB space straight to the inks of one press: the whole way worked out once for a grid of colours. Single
 * colours and pictures are read from the same grid, so that they match.
 */
export class DeviceLink {
  readonly #grid: Float32Array
  readonly #read: Stage

  constructor(toLab: (rgb: Rgb) => Lab, press: Press) {
    this.#grid = filled(toLab, press)
    this.#read = gridStage({ steps: [STEPS, STEPS, STEPS], outputs: INKS, values: this.#grid })
  }

  inks(rgb: Rgb): Inks {
    const [c = 0, m = 0, y = 0, k = 0] = this.#read(rgb)
    return [c, m, y, k]
  }

  /** Three bytes a pixel become four. */
  pixels(rgb: Uint8Array): Uint8Array {
    const count = Math.floor(rgb.length / 3)
    const inks = new Uint8Array(count * INKS)
    let before = -1
    for (let from = 0, to = 0; to < inks.length; from += 3, to += INKS) {
      const [r, g, b] = [rgb[from] ?? 0, rgb[from + 1] ?? 0, rgb[from + 2] ?? 0]
      const colour = (r << 16) | (g << 8) | b
      if (colour === before) inks.copyWithin(to, to - INKS, to)
      else this.#pixel(inks, to, r, g, b)
      before = colour
    }
    return inks
  }

  /** The tetrahedral way of `gridStage`, written out because photographs have millions of pixels. */
  #pixel(inks: Uint8Array, to: number, r: number, g: number, b: number): void {
    const grid = this.#grid
    const near = (BELOW[r] ?? 0) * RED + (BELOW[g] ?? 0) * GREEN + (BELOW[b] ?? 0) * BLUE
    const x = BEYOND[r] ?? 0
    const y = BEYOND[g] ?? 0
    const z = BEYOND[b] ?? 0
    const one = x > y ? (x > z ? x : z) : y > z ? y : z
    const three = x < y ? (x < z ? x : z) : y < z ? y : z
    const two = x + y + z - one - three
    // Along the longest way first, along the shortest last.
    const first = one === x ? RED : one === y ? GREEN : BLUE
    const last = three === z && first !== BLUE ? BLUE : three === y && first !== GREEN ? GREEN : RED
    const second = RED + GREEN + BLUE - last
    const far = near + RED + GREEN + BLUE
    for (let ink = 0; ink < INKS; ink++) {
      const value =
        (grid[near + ink] ?? 0) * (1 - one) +
        (grid[near + first + ink] ?? 0) * (one - two) +
        (grid[near + second + ink] ?? 0) * (two - three) +
        (grid[far + ink] ?? 0) * three
      inks[to + ink] = value * 255 + 0.5
    }
  }
}

function filled(toLab: (rgb: Rgb) => Lab, press: Press): Float32Array {
  const grid = new Float32Array(STEPS ** 3 * INKS)
  let at = 0
  for (let r = 0; r < STEPS; r++)
    for (let g = 0; g < STEPS; g++)
      for (let b = 0; b < STEPS; b++, at += INKS) grid.set(press.inksOf(toLab([r / LAST, g / LAST, b / LAST])), at)
  // No screen of ink on what was white.
  grid.fill(0, at - INKS)
  return grid
}
