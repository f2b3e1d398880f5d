import type { Paper } from '#/domain/catalog/paper.ts'

/** Heaps of 100 sheets would reach from 7 to 80 mm: the heap on the screen is as high as that, within what a row has. */
const heightOf = (caliper: number): number => Math.min(14, Math.max(2, caliper / 24))

/** A heap of the paper in its own colour, as thick as it is. */
export function PaperStack({ paper }: { readonly paper: Paper }) {
  const height = heightOf(paper.caliper)
  const top = 18 - height
  const { tint } = paper.family
  return (
    <svg width="44" height="30" viewBox="0 0 44 30" aria-hidden="true" stroke="currentColor" strokeLinejoin="round">
      <path d={`M6 ${top + 6}L14 ${top}H40L32 ${top + 6}Z`} fill={tint} strokeWidth="0.8" />
      <path d={`M6 ${top + 6}V24H32V${top + 6}ZM32 ${top + 6}V24L40 18V${top}Z`} fill={tint} strokeWidth="0.8" />
    </svg>
  )
}
