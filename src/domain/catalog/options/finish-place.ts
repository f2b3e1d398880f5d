import type { PartRole } from '#/domain/print/print-job.ts'
import type { FinishChoice, FinishId, JobSpec } from '../job-spec.ts'
import type { KindDefinition } from '../kind-definition.ts'

/** The part a finish is worked on, null for the finished piece as a whole, undefined when the kind does not offer it. */
export function partRoleOfFinish(kind: KindDefinition, id: FinishId): PartRole | null | undefined {
  if (kind.finishes.includes(id)) return null
  return kind.parts.find((part) => part.finishes.includes(id))?.role
}

export function finishIn(spec: JobSpec, id: FinishId): FinishChoice | undefined {
  for (const list of [spec.finishes, ...spec.parts.map((part) => part.finishes)]) {
    const found = list.find((choice) => choice.id === id)
    if (found) return found
  }
  return undefined
}

export function mapFinishes(spec: JobSpec, id: FinishId, change: (choice: FinishChoice) => FinishChoice): JobSpec {
  const mapped = (list: readonly FinishChoice[]) => list.map((choice) => (choice.id === id ? change(choice) : choice))
  return {
    ...spec,
    finishes: mapped(spec.finishes),
    parts: spec.parts.map((part) => ({ ...part, finishes: mapped(part.finishes) })),
  }
}
