import type { Gsm, Mm, Pages } from '#/domain/print/units.ts'
import type { Binding, Fold } from './entries.ts'
import type { BindingId, FoldId } from './choice-ids.ts'

/** What a version says of a binding: its name, and how much of it the shop takes. What it does to paper is code. */
export interface BindingTerms {
  readonly id: BindingId
  readonly name: string
  readonly hint: string
  readonly pages: { readonly min: Pages; readonly max: Pages }
  /** The thickest block. */
  readonly thickness: Mm
  readonly coverGsm: { readonly min: Gsm; readonly max: Gsm }
  /** Said after a limit that a job breaks, in the words of the shop; absent where the limit says enough. */
  readonly why?: string
}

/** A fold likewise. */
export interface FoldTerms {
  readonly id: FoldId
  readonly name: string
  readonly hint: string
  readonly maxGsm: Gsm
  readonly why?: string
}

export const termsOfBinding = ({ id, name, hint, bodyPages, spine, coverGsm, why }: Binding): BindingTerms => ({
  id,
  name,
  hint,
  pages: { min: bodyPages.min, max: bodyPages.max },
  thickness: spine.max,
  coverGsm,
  ...(why ? { why } : {}),
})

export const termsOfFold = ({ id, name, hint, maxGsm, why }: Fold): FoldTerms => ({
  id,
  name,
  hint,
  maxGsm,
  ...(why ? { why } : {}),
})

export function bindingOn(coded: Binding, terms: BindingTerms | undefined): Binding {
  if (terms?.id !== coded.id) return coded
  const { pages, thickness, ...rest } = terms
  return {
    ...coded,
    ...rest,
    bodyPages: { ...pages, step: coded.bodyPages.step },
    spine: { min: coded.spine.min, max: thickness },
  }
}

export const foldOn = (coded: Fold, terms: FoldTerms | undefined): Fold =>
  terms?.id === coded.id ? { ...coded, ...terms } : coded
