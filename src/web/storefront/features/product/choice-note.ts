import type { Choice } from '#/domain/catalog/options/option-model.ts'

/** The small line of a tile: what it is and what else it changes. */
export const choiceNote = ({ hint, also }: Choice): string => unbroken([hint, also].filter(Boolean).join('. '))

/** A number and its unit, or the two ends of a range, never stand on two lines. */
export const unbroken = (text: string): string =>
  text.replaceAll(/(\d) (?=mm|g(?![a-z]))/g, '$1\u00a0').replaceAll(/(\d)–(?=\d)/g, '$1–\u2060')
