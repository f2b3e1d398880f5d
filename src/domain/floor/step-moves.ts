import type { ProductionEvent } from '#/domain/orders/production-machine.ts'
import type { ProductionState } from '#/domain/orders/states.ts'
import { STAGE_OF, type StepKind } from './steps.ts'

/** Moves of a line that a machine causes. */
export type StepMove = Extract<ProductionEvent, 'start-print' | 'start-binding' | 'start-packing' | 'finish'>

/**
 * The move that the beginning or end of a step means for its job, by the state it is in; null where it means none. A step that
 * begins too early still names its move, so that the machine of states refuses it.
 */
export function moveOf(state: ProductionState, kind: StepKind, act: string): StepMove | null {
  const stage = STAGE_OF[kind]
  if (act === 'done') return kind === 'pack' ? 'finish' : null
  if (act !== 'start') return null
  if (stage === 0) return state === 'printing' ? null : 'start-print'
  if (stage < 3) return state === 'binding' ? null : 'start-binding'
  return state === 'packing' ? null : 'start-packing'
}
