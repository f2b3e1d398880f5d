import type { Choice } from '#/domain/catalog/options/option-model.ts'
import { unbroken } from '#/lib/unbroken.ts'

/** The small line of a tile: what it is and what else it changes. */
export const choiceNote = ({ hint, also }: Choice): string => unbroken([hint, also].filter(Boolean).join('. '))
