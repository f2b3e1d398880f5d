import type { CoverTemplate } from './covers/cover-input.ts'
import { CONTOUR } from './covers/contour.ts'
import { COURSE } from './covers/course.ts'
import { LETTER } from './covers/letter.ts'
import { NOTEBOOK } from './covers/notebook.ts'
import { ORNAMENT } from './covers/ornament.ts'
import { TEXTBOOK } from './covers/textbook.ts'

/** The ideas that covers are drawn from. A design is one of them with its own numbers, colours and words. */
export const COVER_TEMPLATES = {
  letter: LETTER,
  notebook: NOTEBOOK,
  ornament: ORNAMENT,
  contour: CONTOUR,
  textbook: TEXTBOOK,
  course: COURSE,
} as const satisfies Readonly<Record<string, CoverTemplate>>

export type CoverTemplateId = keyof typeof COVER_TEMPLATES

export const isCoverTemplate = (id: string): id is CoverTemplateId => Object.hasOwn(COVER_TEMPLATES, id)
