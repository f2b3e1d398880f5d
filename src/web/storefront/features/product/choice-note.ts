import type { Choice } from '#/domain/catalog/options/option-model.ts'

/** The small line of a tile: what it is and what else it changes. */
export const choiceNote = ({ hint, also }: Choice): string => unbroken([hint, also].filter(Boolean).join('. '))

/** A number and its unit, or the two ends of a range, never stand on two lines: a word joiner holds them. */
export const unbroken = (text: string): string => text.replaceAll(/(?<=\d[ –])(?=mm|g|\d)/g, '\u2060')
