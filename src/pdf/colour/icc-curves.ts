import { unit } from './colour-values.ts'
import { BadProfile, type IccBytes } from './icc-bytes.ts'

export type Curve = (value: number) => number

const MAX_ENTRIES = 65_536

/** A table read between its entries. */
export function tableCurve(table: ArrayLike<number>): Curve {
  const last = table.length - 1
  if (last < 1) throw new BadProfile('a curve without entries')
  return (value) => {
    const place = unit(value) * last
    const below = Math.min(last - 1, Math.floor(place))
    const low = table[below] ?? 0
    return low + ((table[below + 1] ?? 0) - low) * (place - below)
  }
}

/** A `curv` or `para`, and how many bytes it takes. */
export function readCurve(tag: IccBytes): { readonly curve: Curve; readonly size: number } {
  const type = tag.text(0, 4)
  if (type === 'para') return parametric(tag)
  if (type !== 'curv') throw new BadProfile(`a curve of type ${type}`)
  const count = tag.u32(8)
  if (count > MAX_ENTRIES) throw new BadProfile('a curve with too many entries')
  const size = 12 + count * 2
  if (count === 0) return { curve: (value) => value, size }
  if (count === 1) {
    const gamma = tag.u16(12) / 256
    return { curve: (value) => unit(value) ** gamma, size }
  }
  const table = Float64Array.from({ length: count }, (_, index) => tag.u16(12 + index * 2) / 65_535)
  return { curve: tableCurve(table), size }
}

const PARAMETERS = [1, 3, 4, 5, 7] as const

function parametric(tag: IccBytes): { readonly curve: Curve; readonly size: number } {
  const kind = tag.u16(8)
  const count = PARAMETERS[kind]
  if (count === undefined) throw new BadProfile('a formula nobody knows')
  const p = Array.from({ length: count }, (_, index) => tag.fixed(12 + index * 4))
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = p
  const power = (value: number) => Math.max(0, a * value + b) ** g
  const curves: readonly Curve[] = [
    (value) => Math.max(0, value) ** g,
    (value) => (value >= -b / a ? power(value) : 0),
    (value) => (value >= -b / a ? power(value) + c : c),
    (value) => (value >= d ? power(value) : c * value),
    (value) => (value >= d ? power(value) + e : c * value + f),
  ]
  return { curve: curves[kind] ?? ((value) => value), size: 12 + count * 4 }
}
