import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { blackBody, colourBody, plainInsert, usualCover } from '#/domain/catalog/kinds/parts.ts'
import type { Copies } from '#/domain/print/units.ts'
import { DIVIDERS, SIZES } from './binding-names.data.ts'
import { type BindingSet, copiesOf } from './binding-set.ts'
import { planBinding } from './plan-binding.ts'

const COVER_PAPER = 'snow-250'
const BODY_PAPER = 'white-80'

/** A run to show a price for before anybody has said how many: the usual class. */
export const COPIES_TO_SHOW: Copies = 20

/** The print job that a binding request is priced, checked and made as: an ordinary book. */
export function bindingSpec(set: BindingSet): JobSpec {
  const plan = planBinding(set)
  return {
    product: 'D413',
    trim: SIZES[set.size].trim,
    copies: copiesOf(set.classes) || COPIES_TO_SHOW,
    binding: set.binding,
    bindingSide: 'left',
    parts: [
      usualCover(COVER_PAPER),
      bodyOf(plan.pages, plan.colourPages),
      ...(set.divider !== null && plan.dividersAfter.length > 0
        ? [plainInsert(DIVIDERS[set.divider].paper, 2 * plan.dividersAfter.length)]
        : []),
    ],
    finishes: [],
    production: 'auto',
  }
}

const bodyOf = (pages: number, colourPages: number): PartSpec =>
  colourPages === 0 ? blackBody(BODY_PAPER, pages) : { ...colourBody(BODY_PAPER, pages), colourPages }
