import { measuresOf } from '../geometry-of.ts'
import type { JobSpec } from '../job-spec.ts'
import type { KindDefinition } from '../kind-definition.ts'
import { paperIn } from '../paper-catalogue.ts'
import { alsoChanges } from './also-changes.ts'
import { changeOption } from './change-option.ts'
import { attempt } from './choose.ts'
import type { Choice, OptionContext, OptionValue } from './option-model.ts'

/** What the sections are built from: the job as it is, its kind, and what is closed. */
export interface OptionScene {
  readonly spec: JobSpec
  readonly kind: KindDefinition
  readonly context: OptionContext
}

interface Offer {
  readonly id: string
  readonly label: string
  readonly hint?: string | null
  readonly chosen: boolean
  /** What goes into `choose` when it is not the id. */
  readonly value?: OptionValue
}

/** Tries a choice on the job and writes down where it leads, or why it cannot be. */
export function makeChoice(scene: OptionScene, controlId: string, offer: Offer): Choice {
  const base = { id: offer.id, label: offer.label, hint: offer.hint ?? null, chosen: offer.chosen }
  const isToggle = controlId === 'finish'
  if (offer.chosen && !isToggle) return { ...base, disabledReason: null, also: null, spec: scene.spec }
  const value = offer.value ?? offer.id
  const next = attempt(scene.spec, controlId, value, scene.context)
  if (!next.ok) return { ...base, disabledReason: next.error, also: null, spec: null }
  const bare = changeOption(scene.spec, scene.kind, controlId, value)
  return { ...base, disabledReason: null, also: bare ? alsoChanges(bare, next.value) : null, spec: next.value }
}

/** A paper with what its row shows: tint, weight, thickness and the spine it would give. */
export function makePaperChoice(scene: OptionScene, controlId: string, id: string, chosen: boolean): Choice {
  const paper = paperIn(scene.context.catalogue, id)
  if (!paper) throw new Error(`no paper ${id}`)
  const choice = makeChoice(scene, controlId, { id, label: paper.name, hint: paper.family.hint, chosen })
  return {
    ...choice,
    paper: {
      tint: paper.family.tint,
      gsm: paper.gsm,
      thickness: paper.caliper / 1000,
      spine: choice.spec && measuresOf(choice.spec).spine,
    },
  }
}
