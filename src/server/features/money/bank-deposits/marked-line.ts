import type { BankLine } from '#/domain/money/bank-row.ts'

export interface MarkedLine extends BankLine {
  /** The same booking of the bank has the same one, in whichever file. */
  readonly fingerprint: string
}
