import type { ProductionEvent } from './production-machine.ts'
import type { FileState, PaymentState, ProductionState } from './states.ts'
import type { Mover } from './transition.ts'

/** What the guards of a line look at; loaded before, never fetched by them. */
export interface LineFacts {
  readonly payment: PaymentState
  readonly file: FileState
  readonly production: ProductionState
  /** True from the first sheet on the press, for ever. */
  readonly printed: boolean
  /** Money of the order was taken back, and nobody has decided what becomes of it. */
  readonly moneyMissing: boolean
  /** A dearer change of the order waits for its money. */
  readonly changeWaits: boolean
  /** The files and the spec are exactly those that were approved. */
  readonly approvedPages: boolean
  /** A press package was made of what was approved. */
  readonly packaged: boolean
  /** Nothing of it is printed: it has no files to change, and its proof is the work itself. */
  readonly isEbook?: boolean
  /** A kit of samples: packed, not printed. */
  readonly isKit?: boolean
}

/** The money is there, or its lateness was agreed to: it is made. */
export const isSettled = (payment: PaymentState): boolean =>
  payment === 'paid' || payment === 'partly-refunded' || payment === 'deferred' || payment === 'part-paid'

/** Made is not sent: of what is paid in two parts the rest comes first. */
export const mayLeave = (payment: PaymentState): boolean => isSettled(payment) && payment !== 'part-paid'

/** A job may be planned when it is paid for and exactly its pages are approved; nothing else may reach the press. */
export const mayPlan = (line: LineFacts): boolean =>
  isSettled(line.payment) && !line.moneyMissing && !line.changeWaits && line.file === 'approved' && line.approvedPages

/** Plates are made from a press package, and from no other file. */
export const mayPrint = (line: LineFacts): boolean => mayPlan(line) && line.packaged

const NO_WORK: readonly ProductionEvent[] = ['unplan', 'hold', 'release', 'cancel']

/** While money is missing, or waited for, a job may be laid aside, and no work is put into it. */
export const mayWork = (line: Pick<LineFacts, 'moneyMissing' | 'changeWaits'>, event: ProductionEvent): boolean =>
  (!line.moneyMissing && !line.changeWaits) || NO_WORK.includes(event)

/** While sheets are printed the file is fixed. Staff may change it of a job that was stopped or is made again. */
export function mayChangeFile(line: LineFacts, by: Mover = 'customer'): boolean {
  if (line.isEbook === true || line.isKit === true) return false
  if (by === 'staff' && (line.production === 'on-hold' || line.production === 'remake')) return true
  return !line.printed && ['waiting', 'planned', 'on-hold'].includes(line.production)
}

/** Its name is on the work order from the approval on. */
export const mayChangeTitle = ({ payment, file, production }: LineFacts): boolean =>
  payment !== 'cancelled' &&
  payment !== 'refunded' &&
  file !== 'approved' &&
  (production === 'waiting' || production === 'planned' || production === 'on-hold')

export type CancelRule = 'free' | 'by-agreement' | 'impossible'

/** The whole book was seen: it is not given back like a proof on paper to come. */
const isShownEbook = ({ isEbook, file }: LineFacts): boolean =>
  isEbook === true && (file === 'waiting-customer' || file === 'changes-asked')

/** Free before the proof is approved, by agreement afterwards, impossible once it is in print. */
export function cancelRule(lines: readonly LineFacts[]): CancelRule {
  if (lines.some((line) => line.printed)) return 'impossible'
  if (lines.some((line) => !['waiting', 'planned', 'on-hold', 'cancelled'].includes(line.production)))
    return 'impossible'
  if (lines.some((line) => line.payment === 'confirming')) return 'impossible'
  if (lines.some((line) => line.file === 'approved' || isShownEbook(line))) return 'by-agreement'
  return 'free'
}
