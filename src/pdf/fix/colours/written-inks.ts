import type { Inks } from '#/pdf/colour/colour-values.ts'

/** PDF knows no exponents. */
const figure = (value: number) => value.toFixed(4).replace(/\.?0+$/, '')

export const inkFigures = (inks: Inks): string => inks.map(figure).join(' ')
