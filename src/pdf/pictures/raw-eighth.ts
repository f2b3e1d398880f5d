import type { Eighth } from './jpeg-dc-decoder.ts'

export interface RawLayout {
  readonly width: number
  readonly height: number
  readonly channels: number
  /** Bytes of one value: 1, or 2 of which only the first is looked at. */
  readonly valueBytes: 1 | 2
  /** PNG's way of writing lines, by a number in front of each. */
  readonly predicted: boolean
}

/** The means of blocks of eight by eight pixels of a picture that is not compressed as a photograph. */
export function rawEighth(data: Uint8Array, layout: RawLayout): Eighth {
  const { width, height, channels, valueBytes } = layout
  const columns = Math.ceil(width / 8)
  const rows = Math.ceil(height / 8)
  const components = Array.from({ length: channels }, () => new Uint8Array(columns * rows))
  const sums = new Float64Array(columns * channels)
  const pixel = channels * valueBytes
  const lines = linesOf(data, layout)
  for (let y = 0; y < height; y++) {
    const line = lines(y)
    for (let x = 0; x < width; x++) {
      const cell = (x >> 3) * channels
      for (let channel = 0; channel < channels; channel++)
        sums[cell + channel] = (sums[cell + channel] ?? 0) + (line[x * pixel + channel * valueBytes] ?? 0)
    }
    if (y % 8 < 7 && y < height - 1) continue
    const deep = (y % 8) + 1
    for (let column = 0; column < columns; column++) {
      const broad = Math.min(8, width - column * 8)
      for (let channel = 0; channel < channels; channel++) {
        const plane = components[channel]
        if (plane)
          plane[(y >> 3) * columns + column] = Math.round((sums[column * channels + channel] ?? 0) / deep / broad)
      }
    }
    sums.fill(0)
  }
  return { columns, rows, components, adobeTransform: null }
}

/** The lines one after the other; each may need the one before. */
function linesOf(data: Uint8Array, { width, channels, valueBytes, predicted }: RawLayout): (y: number) => Uint8Array {
  const length = width * channels * valueBytes
  if (!predicted) return (y) => data.subarray(y * length, (y + 1) * length)
  let above = new Uint8Array(length)
  return (y) => {
    const at = y * (length + 1)
    const line = data.slice(at + 1, at + 1 + length)
    unpredict(line, above, data[at] ?? 0, channels * valueBytes)
    above = line
    return line
  }
}

/** Undoes PNG's guess of a line from the one above and from the pixel before. */
export function unpredict(line: Uint8Array, above: Uint8Array, kind: number, pixel: number): void {
  if (kind === 0) return
  for (let at = 0; at < line.length; at++) {
    const left = line[at - pixel] ?? 0
    const up = above[at] ?? 0
    const corner = above[at - pixel] ?? 0
    const guess = kind === 1 ? left : kind === 2 ? up : kind === 3 ? (left + up) >> 1 : paeth(left, up, corner)
    line[at] = (line[at] ?? 0) + guess
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}
