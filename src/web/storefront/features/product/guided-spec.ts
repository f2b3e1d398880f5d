import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import type { OptionSection } from '#/domain/catalog/options/option-model.ts'
import { optionSections } from '#/domain/catalog/options/option-sections.ts'
import type { BookPurpose } from './guided-purposes.data.ts'

export const GUIDED_STEPS = ['쓰임새', '크기', '종이', '제본', '파일'] as const

/** Controls of the option page that each step asks; the first is the purpose, which has none of its own. */
const ASKED: readonly (readonly string[])[] = [
  [],
  ['trim', 'size', 'body.pages'],
  ['body.paper', 'body.colour', 'cover.paper', 'cover.coating'],
  ['binding', 'bindingSide'],
  ['copies'],
]

export const specFor = ({ choices }: BookPurpose): JobSpec =>
  choices.reduce((spec, [controlId, value]) => choose(spec, controlId, value), defaultSpec('D413'))

/** The sections of the option page with only what the step asks. */
export function sectionsOfStep(spec: JobSpec, step: number): readonly OptionSection[] {
  const asked = ASKED[step] ?? []
  return optionSections(spec).flatMap((section) => {
    const controls = section.controls.filter(({ id }) => asked.includes(id))
    return controls.length > 0 ? [{ ...section, controls }] : []
  })
}
