import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import type { Krw } from '#/domain/money/krw.ts'

/** Points are spent in tens. */
export const POINTS_STEP = 10
/** How long value that comes back after its end is good once more. */
export const LATE_RETURN_DAYS = 30

interface Purse {
  /** What the member can spend now. */
  readonly balance: Krw
  /** What is left to pay before it is used. */
  readonly payable: Krw
}

/** 「전액 사용」: as many points as there are and the order takes; none while they are fewer than the least. */
export function mostPoints({ balance, payable }: Purse, least: Krw): Krw {
  const most = Math.floor(Math.min(balance, payable) / POINTS_STEP) * POINTS_STEP
  return most < least ? 0 : most
}

/** What of the asked can be used, for a sheet that is still being filled in. */
export function usablePrepaid(
  asked: { readonly points: Krw; readonly emoney: Krw },
  balances: { readonly points: Krw; readonly emoney: Krw },
  payable: Krw,
  least: Krw,
): { readonly points: Krw; readonly emoney: Krw } {
  const points = mostPoints({ balance: Math.min(asked.points, balances.points), payable }, least)
  return { points, emoney: Math.min(asked.emoney, balances.emoney, payable - points) }
}

/** Why so many points cannot be used, in words; null when they can. */
export function pointsProblem(asked: Krw, { balance, payable }: Purse, least: Krw): string | null {
  if (asked === 0) return null
  if (asked > balance) return `포인트가 모자랍니다. 지금 쓸 수 있는 포인트는 ${points(balance)}입니다.`
  if (asked < least) return `포인트는 ${points(least)}부터 쓸 수 있습니다.`
  if (asked % POINTS_STEP !== 0) return `포인트는 ${POINTS_STEP}P 단위로 쓸 수 있습니다.`
  if (asked > payable) return `포인트는 남은 금액 ${formatWon(payable)}까지 쓸 수 있습니다.`
  return null
}

export function emoneyProblem(asked: Krw, { balance, payable }: Purse): string | null {
  if (asked > balance) return `e머니가 모자랍니다. 지금 쓸 수 있는 e머니는 ${formatWon(balance)}입니다.`
  if (asked > payable) return `e머니는 남은 금액 ${formatWon(payable)}까지 쓸 수 있습니다.`
  return null
}

const points = (amount: Krw) => `${formatCount(amount)}P`
