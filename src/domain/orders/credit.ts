import type { Krw } from '#/domain/money/krw.ts'
import { formatWon } from '#/domain/money/format-won.ts'

/** What an order says of how it is paid that its firm pays later. */
export const DEFERRED_METHOD = '후불'

export interface CreditTerms {
  /** 0: no new orders. */
  readonly limit: Krw
  /** Of the month, 1 to 28. */
  readonly statementDay: number
  /** From the statement to its last day of payment. */
  readonly dueDays: number
}

export interface CreditStanding {
  readonly terms: CreditTerms | null
  /** Of all deferred orders. */
  readonly owed: Krw
  /** Of statements whose day has passed. */
  readonly overdue: Krw
}

export const creditLeft = ({ terms, owed }: Pick<CreditStanding, 'terms' | 'owed'>): Krw =>
  Math.max(0, (terms?.limit ?? 0) - owed)

/** Why this cannot be ordered to be paid later; null when it can. */
export function creditRefusal({ terms, owed, overdue }: CreditStanding, amount: Krw): string | null {
  if (!terms || terms.limit === 0) return '후불은 승인된 거래처만 쓸 수 있습니다.'
  if (overdue > 0) return `납부일이 지난 ${formatWon(overdue)}이 있습니다. 입금을 확인하면 다시 쓸 수 있습니다.`
  if (owed + amount > terms.limit)
    return `한도를 넘습니다. 후불로 더 주문하실 수 있는 금액은 ${formatWon(creditLeft({ terms, owed }))}입니다.`
  return null
}

/** The statement day that came last, today included. */
export function lastClosing(statementDay: number, today: string): string {
  const day = String(statementDay).padStart(2, '0')
  const thisMonth = `${today.slice(0, 7)}-${day}`
  if (thisMonth <= today) return thisMonth
  const [year = 0, month = 1] = today.split('-').map(Number)
  return `${new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)}-${day}`
}

interface Owing {
  readonly orderId: string
  readonly owed: Krw
}

/** Money of a statement goes to its orders in their order, each filled before the next; null when it is more than they owe. */
export function shareOut(amount: Krw, orders: readonly Owing[]): readonly { orderId: string; amount: Krw }[] | null {
  let left = amount
  const parts: { orderId: string; amount: Krw }[] = []
  for (const { orderId, owed } of orders) {
    const part = Math.min(left, owed)
    if (part > 0) parts.push({ orderId, amount: part })
    left -= part
  }
  return left > 0 ? null : parts
}
