import type { ProductionEvent } from './production-machine.ts'
import type { FileState, PaymentState, ProductionState } from './states.ts'

/** What the guards of a line look at; loaded before, never fetched by them. */
export interface LineFacts {
  readonly payment: PaymentState
  readonly file: FileState
  readonly production: ProductionState
  /** True from the first sheet on the press, for ever. */
  readonly printed: boolean
  /** Money of the order was taken back, and nobody has decided what becomes of it. */
  readonly moneyMissing: boolean
}

/** The money is there, or its lateness was agreed to. */
export const isSettled = (payment: PaymentState): boolean =>
  payment === 'paid' || payment === 'partly-refunded' || payment === 'deferred'

/** A job may be planned when it is paid for and its proof is approved; nothing else may reach the press. */
export const mayPlan = (line: LineFacts): boolean =>
  isSettled(line.payment) && !line.moneyMissing && line.file === 'approved'

/** Nothing is printed but from the package that was made of what the customer approved last. */
export const mayPrint = (line: LineFacts, packageMade: boolean): boolean => mayPlan(line) && packageMade

const NO_WORK: readonly ProductionEvent[] = ['unplan', 'hold', 'release', 'cancel']

/** While money is missing a job may be laid aside, and no work is put into it. */
export const mayWork = (line: Pick<LineFacts, 'moneyMissing'>, event: ProductionEvent): boolean =>
  !line.moneyMissing || NO_WORK.includes(event)

/** While sheets are printed the file is fixed. */
export const mayChangeFile = (line: LineFacts): boolean =>
  !line.printed && (line.production === 'waiting' || line.production === 'planned' || line.production === 'on-hold')

/** Its name is on the work order from the approval on. */
export const mayChangeTitle = ({ payment, file, production }: LineFacts): boolean =>
  payment !== 'cancelled' &&
  payment !== 'refunded' &&
  file !== 'approved' &&
  (production === 'waiting' || production === 'planned' || production === 'on-hold')

export type CancelRule = 'free' | 'by-agreement' | 'impossible'

/** Free before the proof is approved, by agreement afterwards, impossible once it is in print. */
export function cancelRule(lines: readonly LineFacts[]): CancelRule {
  if (lines.some((line) => line.printed)) return 'impossible'
  if (lines.some((line) => !['waiting', 'planned', 'on-hold', 'cancelled'].includes(line.production)))
    return 'impossible'
  if (lines.some((line) => line.payment === 'confirming')) return 'impossible'
  if (lines.some((line) => line.file === 'approved')) return 'by-agreement'
  return 'free'
}
