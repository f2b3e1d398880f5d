/** A drawing at one px a millimetre. */
interface Drawn {
  readonly width: number
  readonly height: number
}

/** Px. */
export interface Room {
  readonly width: number
  readonly height: number
  /** Beside each drawing. */
  readonly gap: number
  /** The least that the words under a drawing take; 0 where they find room below each other. */
  readonly words: number
}

const LARGEST = 1
/** More than this many do not stand in the room: the line is then moved sideways. */
const AT_ONCE = 3

/** Px of a millimetre at which all drawings stand on one line; the narrow ones still leave their words room. */
export function lineScale(drawings: readonly Drawn[], { width, height, gap, words }: Room): number {
  const widths = drawings.map((drawing) => drawing.width).toSorted((a, b) => a - b)
  const tall = Math.min(LARGEST, height / Math.max(...drawings.map((drawing) => drawing.height)))
  let free = width - gap * widths.length
  let left = widths.reduce((sum, each) => sum + each, 0)
  for (const each of widths) {
    if (free > 0 && (each * free) / left >= words) return Math.min(tall, free / left)
    free -= words
    left -= each
  }
  return Math.min(tall, (width / AT_ONCE - gap) / Math.max(...widths))
}
