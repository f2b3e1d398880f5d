import type { Krw } from '#/domain/money/krw.ts'

/** Value of a member that the shop owes: points, which are always given, and e-money, which may be paid for. */
export const VALUES = ['emoney', 'points'] as const
export type Value = (typeof VALUES)[number]

export type LotOrigin = 'purchase' | 'review' | 'grant' | 'gift-card' | 'charge' | 'returned'

/** The account of a member's value in the ledger. */
export const valueAccount = (value: Value, memberId: string): string => `${value}:${memberId}`

export const valueOf = (account: string): Value => (account.startsWith('points:') ? 'points' : 'emoney')

/** A dated piece of a balance. `expiresAt` is an ISO instant or null for value that does not expire. */
export interface Lot {
  readonly id: string
  readonly kind: 'paid' | 'free'
  readonly remaining: Krw
  readonly expiresAt: string | null
}

export interface LotUse {
  readonly lotId: string
  readonly amount: Krw
}

export const spendable = (lots: readonly Lot[], now: string): Krw =>
  lots.reduce((sum, lot) => sum + (isAlive(lot, now) ? lot.remaining : 0), 0)

/** Which lots pay for `amount`: free before paid, then what ends first; null when there is not enough. */
export function spendLots(lots: readonly Lot[], amount: Krw, now: string): readonly LotUse[] | null {
  if (spendable(lots, now) < amount) return null
  const uses: LotUse[] = []
  let left = amount
  for (const lot of lots.filter((candidate) => isAlive(candidate, now)).toSorted(byUrgency)) {
    if (left === 0) break
    const used = Math.min(left, lot.remaining)
    if (used > 0) uses.push({ lotId: lot.id, amount: used })
    left -= used
  }
  return uses
}

const isAlive = (lot: Lot, now: string) => lot.expiresAt === null || lot.expiresAt > now

function byUrgency(a: Lot, b: Lot): number {
  // What was given is used up first, so that what was paid can still be asked back.
  if (a.kind !== b.kind) return a.kind === 'free' ? -1 : 1
  const expiry = (a.expiresAt ?? '9999').localeCompare(b.expiresAt ?? '9999')
  return expiry === 0 ? a.id.localeCompare(b.id) : expiry
}

/** Value that an order used, in the order of use. */
export interface ValueUse extends LotUse {
  readonly value: Value
}

/**
 * Where `amount` goes back to after `returned` went back before: e-money before points, of each what was used last first. Null when
 * the order has not so much left.
 */
export function giveBackLots(uses: readonly ValueUse[], returned: Krw, amount: Krw): readonly ValueUse[] | null {
  const backwards = VALUES.flatMap((value) => uses.filter((use) => use.value === value).toReversed())
  const back: ValueUse[] = []
  let before = returned
  let left = amount
  for (const use of backwards) {
    const skipped = Math.min(before, use.amount)
    const given = Math.min(left, use.amount - skipped)
    before -= skipped
    left -= given
    if (given > 0) back.push({ ...use, amount: given })
  }
  return left === 0 ? back : null
}
