import type { Outstanding } from '#/contract/benefits/staff-wallet.contract.ts'

/** Days one after the other on which the same was owed. */
export interface OwedSpan extends Outstanding {
  /** The earliest of them; `day` is the latest. */
  readonly since: string
}

/** The newest first, as they come. */
export function owedSpans(days: readonly Outstanding[]): readonly OwedSpan[] {
  const spans: OwedSpan[] = []
  for (const day of days) {
    const last = spans.at(-1)
    if (last && sumsOf(last) === sumsOf(day)) spans.splice(-1, 1, { ...last, since: day.day })
    else spans.push({ ...day, since: day.day })
  }
  return spans
}

const sumsOf = ({ points, emoneyPaid, emoneyFree, giftCards }: Outstanding): string =>
  [points, emoneyPaid, emoneyFree, giftCards].join(' ')

/** `2026.12.01`, or `2026.11.01–11.30`. */
export function spanText({ since, day }: OwedSpan): string {
  const [from, until] = [since.replaceAll('-', '.'), day.replaceAll('-', '.')]
  if (from === until) return from
  return `${from}–${from.slice(0, 5) === until.slice(0, 5) ? until.slice(5) : until}`
}
