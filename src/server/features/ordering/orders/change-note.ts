import { formatWon } from '#/domain/money/format-won.ts'
import { changedWords } from '#/domain/catalog/changed-rows.ts'
import type { OrderChangeRow } from './order-changes.table.ts'

type Told = Pick<OrderChangeRow, 'before' | 'after' | 'difference' | 'reason'>

/** What a change is, in one line of the history. */
export const changeNote = ({ before, after, difference, reason }: Told): string =>
  `${changedWords(before.spec, after.spec)}. ${differenceWords(difference)}. ${reason}`

/** To pay, to give back, or neither. */
export function differenceWords(difference: number): string {
  if (difference === 0) return '금액은 그대로'
  return difference > 0 ? `차액 ${formatWon(difference)} 결제` : `차액 ${formatWon(-difference)} 환불`
}
