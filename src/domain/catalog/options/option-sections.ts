import type { JobSpec } from '../job-spec.ts'
import { kindIn } from '../in-catalogue.ts'
import { bindingSection } from './binding-section.ts'
import { copiesSection } from './copies-section.ts'
import { finishSection } from './finish-section.ts'
import type { OptionScene } from './make-choice.ts'
import { ALL_OPEN } from './option-model.ts'
import type { OptionContext, OptionSection, SectionId } from './option-model.ts'
import { partSection } from './part-section.ts'
import { trimSection } from './trim-section.ts'

/** Every section there can be, in reading order. */
export const SECTION_IDS: readonly SectionId[] = [
  'trim',
  'sheet',
  'body',
  'cover',
  'binding',
  'endpaper',
  'insert',
  'finish',
  'copies',
]

/**
 * The whole option page of a job, in reading order. Every choice that is not disabled carries the valid job it leads to, so a
 * screen can price it; `choose` with the same control and choice gives that job.
 */
export const optionSections = (spec: JobSpec, context: OptionContext = ALL_OPEN): readonly OptionSection[] =>
  SECTION_IDS.flatMap((id) => optionSection(id, spec, context) ?? [])

/** One of them, so that a slow phone can answer between two; null when the kind does not have it. */
export function optionSection(id: SectionId, spec: JobSpec, context: OptionContext): OptionSection | null {
  const scene: OptionScene = { spec, kind: kindIn(spec.product, context.catalogue), context }
  switch (id) {
    case 'trim':
      return trimSection(scene)
    case 'binding':
      return bindingSection(scene)
    case 'finish':
      return finishSection(scene)
    case 'copies':
      return copiesSection(scene)
    default: {
      const part = scene.kind.parts.find(({ role }) => role === id)
      return part ? partSection(scene, part) : null
    }
  }
}
