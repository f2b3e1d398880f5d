/** A column of a chart, from the ground up. */
export interface Column {
  readonly id: string
  readonly label: string
  readonly parts: readonly { readonly id: string; readonly value: number }[]
}

export interface BarPart {
  readonly id: string
  readonly y: number
  readonly height: number
}

export interface Bar {
  readonly id: string
  readonly label: string
  readonly x: number
  readonly width: number
  readonly total: number
  readonly top: number
  readonly parts: readonly BarPart[]
}

export interface BarChart {
  readonly bars: readonly Bar[]
  readonly lines: readonly { readonly value: number; readonly y: number }[]
  /** How tall a value of one is. */
  readonly unit: number
}

export interface ChartSize {
  readonly width: number
  readonly height: number
  /** Room at the left for the values of the lines. */
  readonly left: number
}

/** A round value at or above: 1, 2, 4 or 8 times a power of ten, so that its halves are round, too. */
export function roundUp(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 8, 10].find((step) => step * power >= value) ?? 10) * power
}

/**
 * Stacked columns. Parts below nothing (a refund of another day) are taken from the total and not drawn.
 * `reach` is a value for which there has to be room, whatever the columns are.
 */
export function layBars(columns: readonly Column[], { width, height, left }: ChartSize, reach = 0): BarChart {
  const totals = columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + Math.max(0, value), 0))
  const most = roundUp(Math.max(reach, ...totals))
  const step = (width - left) / Math.max(1, columns.length)
  const wide = Math.min(56, step * 0.72)
  const bars = columns.map(({ id, label, parts }, at) => {
    let y = height
    const drawn = parts.flatMap((part) => {
      if (part.value <= 0) return []
      const tall = (part.value / most) * height
      y -= tall
      return [{ id: part.id, y, height: tall }]
    })
    const total = parts.reduce((sum, { value }) => sum + value, 0)
    return { id, label, x: left + step * at + (step - wide) / 2, width: wide, total, top: y, parts: drawn }
  })
  const lines = [0.5, 1].map((part) => ({ value: most * part, y: height - height * part }))
  return { bars, lines, unit: height / most }
}
