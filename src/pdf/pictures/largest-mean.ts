import type { InkMap } from './ink-map.ts'

export interface Largest {
  readonly percent: number
  readonly column: number
  readonly row: number
}

/** The window of so many cells with the most ink on average, by sums over all cells to the left and above. */
export function largestMean({ columns, rows, percent }: InkMap, size: number): Largest {
  const [across, down] = [Math.min(size, columns), Math.min(size, rows)]
  const width = columns + 1
  const sums = new Float64Array(width * (rows + 1))
  for (let y = 0; y < rows; y++) {
    let line = 0
    for (let x = 0; x < columns; x++) {
      line += percent[y * columns + x] ?? 0
      sums[(y + 1) * width + x + 1] = (sums[y * width + x + 1] ?? 0) + line
    }
  }
  const sum = (x: number, y: number) => sums[y * width + x] ?? 0
  let best: Largest = { percent: 0, column: 0, row: 0 }
  for (let y = down; y <= rows; y++) {
    for (let x = across; x <= columns; x++) {
      const total = sum(x, y) - sum(x - across, y) - sum(x, y - down) + sum(x - across, y - down)
      const mean = total / (across * down)
      if (mean > best.percent) best = { percent: mean, column: x - across, row: y - down }
    }
  }
  return best
}
