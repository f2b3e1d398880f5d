import type { Krw } from '#/domain/money/krw.ts'
import { compact, type Entry } from './entry.ts'
import { moveEntries, sellAgainEntries } from './reversal.ts'
import { refundEntries, type SaleAmounts } from './sale.ts'

/** What was paid for work that is not delivered: owed as work, and no sale yet. */
export const ADVANCE_AT = 'advances-received'

/** The first of two parts is received. */
export const advanceEntries = (receivedAt: string, amount: Krw): readonly Entry[] =>
  moveEntries(ADVANCE_AT, receivedAt, amount)

/** It was taken back before it was anything but an advance. */
export const advanceBackEntries = (receivedAt: string, amount: Krw): readonly Entry[] =>
  moveEntries(receivedAt, ADVANCE_AT, amount)

interface Parts {
  /** Of the sale, before this. */
  readonly notSold: Krw
  /** What of the advance is there. */
  readonly held: Krw
  readonly rest: Krw
}

/** The second part is received, and both of them are the sale. */
export const restEntries = (sale: SaleAmounts, receivedAt: string, { notSold, held, rest }: Parts): readonly Entry[] =>
  compact([...sellAgainEntries(sale, ADVANCE_AT, notSold, held + rest), ...moveEntries(ADVANCE_AT, receivedAt, rest)])

/** The second part was taken back: nothing is sold, and the first is an advance again. */
export const restBackEntries = (sale: SaleAmounts, receivedAt: string, rest: Krw): readonly Entry[] =>
  compact([...refundEntries(sale, ADVANCE_AT, 0, sale.total), ...moveEntries(receivedAt, ADVANCE_AT, rest)])

/** Cancelled with its advance: what was received becomes sale, out of which it goes back or is kept for what it has cost. */
export const advanceSoldEntries = (
  sale: SaleAmounts,
  { notSold, held }: Pick<Parts, 'notSold' | 'held'>,
): readonly Entry[] => sellAgainEntries(sale, ADVANCE_AT, notSold, held)
