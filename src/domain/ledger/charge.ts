import { formatWon } from '#/domain/money/format-won.ts'
import type { Krw } from '#/domain/money/krw.ts'

/** What may be charged at once. */
export const CHARGE = { least: 10_000, most: 2_000_000, step: 1_000 } as const

/** What was paid for lives as long as a commercial claim. */
export const PAID_MONTHS = 60

/** Of value on a card the rest goes back once so much of it was used, in hundredths. */
const USED_SHARE = 60

export interface PaidLot {
  readonly origin: 'charge' | 'gift-card'
  readonly bought: Krw
  readonly remaining: Krw
  /** What went back of it before. */
  readonly refunded: Krw
}

export interface Refundable {
  readonly amount: Krw
  /** What has to be used before the rest goes back; 0 when it may go now. */
  readonly missing: Krw
}

/**
 * What of a lot goes back when it is asked for, always all of it: of a charge whatever is left, of a gift card the rest once six
 * tenths of it were used.
 */
export function refundableOf({ origin, bought, remaining, refunded }: PaidLot): Refundable {
  if (origin === 'charge') return { amount: remaining, missing: 0 }
  const used = bought - remaining - refunded
  const missing = Math.max(0, Math.ceil((bought * USED_SHARE) / 100) - used)
  return { amount: missing === 0 ? remaining : 0, missing }
}

/** Why so much cannot be charged, in words; null when it can. */
export function chargeProblem(amount: Krw): string | null {
  if (amount < CHARGE.least) return `${formatWon(CHARGE.least)}부터 충전할 수 있습니다.`
  if (amount > CHARGE.most) return `한 번에 ${formatWon(CHARGE.most)}까지 충전할 수 있습니다.`
  return amount % CHARGE.step === 0 ? null : `${formatWon(CHARGE.step)} 단위로 입력해 주세요.`
}
