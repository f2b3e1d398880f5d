/** A picture as stretches of one colour, read line after line as if it were one long line. */
export interface ColourRuns {
  /** Number of the pixel each stretch begins at. */
  readonly starts: Uint32Array
  /** Which of `colours` it has. */
  readonly ids: Uint16Array
  /** Red in the lowest byte, as PDFium's bytes read on a little-endian machine. */
  readonly colours: Uint32Array
  /** Pixels of each colour. */
  readonly weights: Uint32Array
  /** 1 for a colour that fills an area somewhere, and is not only found at the edges of letters. */
  readonly areas: Uint8Array
}

/** A stretch this long belongs to an area; the smoothed edge of a letter is shorter. */
const AREA = 24
/** More colours than letters in several inks have, smoothed edges and all. */
const MOST_COLOURS = 2048
/** Of the pixels; pages set in small type begin a new stretch at a third of them when drawn small. */
const MOST_RUNS = 0.4
/** Growing lighter, or darker, by no more than this from pixel to pixel so many times in a row, is no letter: it is a shade. */
const STEP = 16
const SHADED_AFTER = 5
/** Of the pixels. Letters look shaded in 0.03 % of them at most, a gradient or a photograph in nearly all of its own. */
const MOST_SHADED = 0.001

const SLOTS = 4 * MOST_COLOURS
const SLOT_SHIFT = 32 - Math.log2(SLOTS)

/** The stretches of a page of letters and flat areas; null for anything with photographs or shades in it. */
export function colourRuns(pixels: Uint32Array): ColourRuns | null {
  const mostRuns = Math.floor(pixels.length * MOST_RUNS)
  const starts = new Uint32Array(mostRuns)
  const ids = new Uint16Array(mostRuns)
  const table = new ColourTable()
  const shades = new Shades(pixels.length * MOST_SHADED)
  let runs = 0
  for (let at = 0; at < pixels.length;) {
    const colour = pixels[at] ?? 0
    let end = at + 1
    while (end < pixels.length && pixels[end] === colour) end++
    const id = table.add(colour, end - at)
    if (id < 0 || runs === mostRuns || shades.tooMany(colour, end - at)) return null
    starts[runs] = at
    ids[runs++] = id
    at = end
  }
  return { starts: starts.subarray(0, runs), ids: ids.subarray(0, runs), ...table.result() }
}

/** Counts what is shaded: a chain of stretches, none of them an area, each a little lighter or darker than the one before. */
class Shades {
  readonly #most: number
  #count = 0
  #chain = 0
  #before = 0
  #direction = 0

  constructor(most: number) {
    this.#most = most
  }

  tooMany(colour: number, length: number): boolean {
    const direction = Math.sign(lightness(colour) - lightness(this.#before))
    const small = length < AREA && distance(colour, this.#before) <= STEP
    this.#chain = !small ? 0 : direction === this.#direction ? this.#chain + 1 : 1
    this.#direction = direction
    this.#before = colour
    if (this.#chain > SHADED_AFTER) this.#count += length
    return this.#count > this.#most
  }
}

export const lightness = (colour: number) => (colour & 255) + ((colour >>> 8) & 255) + ((colour >>> 16) & 255)

/** How far two colours are from each other in the channel in which they differ most. */
export function distance(one: number, other: number): number {
  const red = Math.abs((one & 255) - (other & 255))
  const green = Math.abs(((one >>> 8) & 255) - ((other >>> 8) & 255))
  const blue = Math.abs(((one >>> 16) & 255) - ((other >>> 16) & 255))
  return Math.max(red, green, blue)
}

/** Numbers colours in the order they are met. */
class ColourTable {
  readonly #slots = new Int16Array(SLOTS).fill(-1)
  readonly #colours = new Uint32Array(MOST_COLOURS)
  readonly #weights = new Uint32Array(MOST_COLOURS)
  readonly #areas = new Uint8Array(MOST_COLOURS)
  #count = 0

  /** The colour's number; -1 when there are too many. */
  add(colour: number, length: number): number {
    const id = this.#find(colour)
    if (id < 0) return id
    this.#weights[id] = (this.#weights[id] ?? 0) + length
    if (length >= AREA) this.#areas[id] = 1
    return id
  }

  #find(colour: number): number {
    let slot = Math.imul(colour, 0x9e3779b1) >>> SLOT_SHIFT
    for (let id = this.#slots[slot] ?? -1; id >= 0; id = this.#slots[slot] ?? -1) {
      if (this.#colours[id] === colour) return id
      slot = (slot + 1) % SLOTS
    }
    if (this.#count === MOST_COLOURS) return -1
    this.#slots[slot] = this.#count
    this.#colours[this.#count] = colour
    return this.#count++
  }

  result(): Pick<ColourRuns, 'colours' | 'weights' | 'areas'> {
    return {
      colours: this.#colours.subarray(0, this.#count),
      weights: this.#weights.subarray(0, this.#count),
      areas: this.#areas.subarray(0, this.#count),
    }
  }
}
