import { weekly, wrongAnswer } from './inners/form-pages.ts'
import type { DrawInner } from './inners/inner-input.ts'
import { cornell, dots, grid, lined, manuscript, staves } from './inners/ruled-pages.ts'

/** The pages that inners are made of. */
export const INNER_TEMPLATES = {
  lined,
  grid,
  dots,
  cornell,
  staves,
  weekly,
  'wrong-answer': wrongAnswer,
  manuscript,
} as const satisfies Readonly<Record<string, DrawInner>>

export type InnerTemplateId = keyof typeof INNER_TEMPLATES

export const isInnerTemplate = (id: string): id is InnerTemplateId => Object.hasOwn(INNER_TEMPLATES, id)
