import type { JobSpec } from '../job-spec.ts'
import { kindOf } from '../kinds.ts'
import { bindingSection } from './binding-section.ts'
import { copiesSection } from './copies-section.ts'
import { finishSection } from './finish-section.ts'
import type { OptionScene } from './make-choice.ts'
import { ALL_OPEN } from './option-model.ts'
import type { OptionContext, OptionSection } from './option-model.ts'
import { partSection } from './part-section.ts'
import { trimSection } from './trim-section.ts'

/**
 * The whole option page of a job, in reading order. Every choice that is not disabled carries the valid job it leads to, so a
 * screen can price it; `choose` with the same control and choice gives that job.
 */
export function optionSections(spec: JobSpec, context: OptionContext = ALL_OPEN): readonly OptionSection[] {
  const scene: OptionScene = { spec, kind: kindOf(spec.product), context }
  const parts = (role: string) =>
    scene.kind.parts.filter((part) => part.role === role).map((part) => partSection(scene, part))
  return [
    trimSection(scene),
    ...parts('sheet'),
    ...parts('body'),
    ...parts('cover'),
    ...bindingSection(scene),
    ...parts('endpaper'),
    ...parts('insert'),
    ...finishSection(scene),
    copiesSection(scene),
  ]
}
