import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { mayPlan, mayPrint, mayWork, type LineFacts } from '#/domain/orders/guards.ts'
import { PRODUCTION_MACHINE, type ProductionEvent } from '#/domain/orders/production-machine.ts'
import { eventsFrom } from '#/domain/orders/transition.ts'
import { PRODUCTION_MOVES } from '#/contract/production/production.contract.ts'

export type ProductionMoveName = (typeof PRODUCTION_MOVES)[number]

/** The usual next step of a line; null when there is none or somebody has to decide first (held, done, cancelled). */
export function nextStep(line: LineFacts, spec: JobSpec): ProductionMoveName | null {
  switch (line.production) {
    case 'waiting':
    case 'remake':
      return mayPlan(line) ? 'plan' : null
    case 'planned':
      return 'start-print'
    case 'printing':
      return needsBench(spec) ? 'start-binding' : 'start-packing'
    case 'binding':
      return 'start-packing'
    case 'packing':
      return 'finish'
    default:
      return null
  }
}

/** Bound, folded or finished work goes over the bench between press and packing. */
function needsBench(spec: JobSpec): boolean {
  const finished = (part: JobSpec['parts'][number]) => part.fold !== 'none' || part.finishes.length > 0
  return spec.binding !== null || spec.finishes.length > 0 || spec.parts.some(finished)
}

/** Every move staff could make with a line now, in the order of work. */
export function possibleMoves(line: LineFacts): ProductionMoveName[] {
  const events: readonly ProductionEvent[] = eventsFrom(PRODUCTION_MACHINE, line.production, 'staff')
  return PRODUCTION_MOVES.filter(
    (move) =>
      events.includes(move) &&
      mayWork(line, move) &&
      (move !== 'plan' || mayPlan(line)) &&
      (move !== 'start-print' || mayPrint(line)),
  )
}
