import type { ProductionState } from '#/domain/orders/states.ts'
import { STAGE_OF, type StepKind } from './steps.ts'

export type StepStanding = 'waiting' | 'running' | 'done'

/** What an operator wrote down about a step, in this round of making the job. */
export interface StepRecord {
  readonly kind: StepKind
  readonly started: boolean
  readonly done: boolean
}

/** The stages that a state of production says are over. */
const STAGES_OVER: Readonly<Record<ProductionState, number>> = {
  waiting: 0,
  remake: 0,
  'on-hold': 0,
  cancelled: 0,
  planned: 0,
  printing: 0,
  binding: 1,
  packing: 3,
  done: 4,
}

/** Stages in which somebody works while a job is in the state. */
const STAGES_NOW: Readonly<Partial<Record<ProductionState, readonly number[]>>> = {
  printing: [0],
  binding: [1, 2],
  packing: [3],
}

/**
 * How each step stands by the state of the job and what operators wrote down. The state decides: a job moved on by the desk has
 * its earlier steps behind it, and one that nobody wrote down anything about runs in its first open step.
 */
export function standingsOf(
  state: ProductionState,
  kinds: readonly StepKind[],
  records: readonly StepRecord[],
): readonly StepStanding[] {
  const over = STAGES_OVER[state]
  const now = STAGES_NOW[state] ?? []
  const written = (kind: StepKind) => records.find((record) => record.kind === kind)
  const open = kinds.filter((kind) => now.includes(STAGE_OF[kind]))
  const silent = open.every((kind) => !written(kind)?.started)
  // Of stages that share a state the later one, once begun, says that the earlier is over.
  const reached = Math.max(over, ...open.filter((kind) => written(kind)?.started).map((kind) => STAGE_OF[kind]))
  return kinds.map((kind) => {
    if (STAGE_OF[kind] < reached) return 'done'
    if (!open.includes(kind)) return 'waiting'
    if (silent) return STAGE_OF[kind] === STAGE_OF[open[0] ?? kind] ? 'running' : 'waiting'
    const record = written(kind)
    if (record?.done) return 'done'
    return record?.started ? 'running' : 'waiting'
  })
}
