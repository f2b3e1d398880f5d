import type { Krw } from '#/domain/money/krw.ts'

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

/** Which lots pay for `amount`: what expires first, free before paid; null when there is not enough. */
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
  const expiry = (a.expiresAt ?? '9999').localeCompare(b.expiresAt ?? '9999')
  if (expiry !== 0) return expiry
  if (a.kind !== b.kind) return a.kind === 'free' ? -1 : 1
  return a.id.localeCompare(b.id)
}
