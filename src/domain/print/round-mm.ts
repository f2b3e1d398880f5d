import type { Mm } from './units.ts'

/** Thousandths of a millimetre: far below any press, and the same number on every machine. */
export const roundMm = (value: Mm): Mm => Math.round(value * 1000) / 1000

/** As people read it: one decimal, no trailing zero (`9.6`, `148`). */
export const formatMm = (value: Mm): string => String(Math.round(value * 10) / 10)

export const formatSize = (size: { readonly width: Mm; readonly height: Mm }): string =>
  `${formatMm(size.width)} × ${formatMm(size.height)} mm`
