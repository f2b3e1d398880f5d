import type { Krw } from '#/domain/money/krw.ts'
import { formatCount } from '#/lib/format-count.ts'

/**
 * `again`: a sale whose money was taken back is paid after all. `received`: money for what was owed. `lowered`: a part of what is owed
 * is not sold after all; `undone`: nothing of it is. `settled`: what was owed is given up.
 */
export const DEAL_KINDS = [
  'sale',
  'change',
  'refund',
  'reversal',
  'again',
  'received',
  'lowered',
  'undone',
  'settled',
] as const
export type DealKind = (typeof DEAL_KINDS)[number]

/** One booking of an order as papers tell it; what is taken off is negative. `supply` + `vat` = `paid` + `prepaid` + `owed`, unless a debt is given up. */
export interface Dealing {
  readonly kind: DealKind
  /** Of a change. */
  readonly changeId: string | null
  readonly at: Date
  readonly supply: Krw
  readonly vat: Krw
  /** With money. */
  readonly paid: Krw
  /** With points and e-money. */
  readonly prepaid: Krw
  readonly owed: Krw
  /** What of the order it is about, where somebody decided that. */
  readonly about?: readonly string[]
}

export const DEAL_NAMES: Readonly<Record<DealKind, string>> = {
  sale: '거래',
  change: '주문 변경',
  refund: '환불',
  reversal: '입금·결제 취소',
  again: '다시 결제',
  received: '입금',
  lowered: '감액',
  undone: '거래 취소',
  settled: '미수금 정리',
}

/** What a row says of the debt: it grew, was paid, was given up, or is asked for no more. */
export function owedWords({ kind, paid, owed }: Pick<Dealing, 'kind' | 'paid' | 'owed'>): string {
  if (owed > 0) return `미수 ${formatCount(owed)}`
  if (kind === 'received') return `입금 ${formatCount(paid)}`
  return kind === 'settled' ? `미수금 정리 ${formatCount(-owed)}` : `미수금 감액 ${formatCount(-owed)}`
}

const KINDS: Readonly<Record<string, DealKind>> = {
  'order-refund': 'refund',
  'order-reversal': 'reversal',
  'order-change': 'change',
}

interface Booked {
  /** Of the ledger. */
  readonly kind: string
  /** Nothing of the order was sold before. */
  readonly first: boolean
  /** What of the order is sold after it. */
  readonly stands: Krw
  readonly supply: Krw
  readonly vat: Krw
  readonly paid: Krw
}

/** How a booking of the ledger is called on papers; the first of an order is its sale, however it is paid. */
export function dealKind({ kind, first, stands, supply, vat, paid }: Booked): DealKind {
  if (first) return 'sale'
  const named = KINDS[kind]
  if (named) return named
  const sold = supply + vat
  if (sold !== 0) return sold > 0 ? 'again' : stands > 0 ? 'lowered' : 'undone'
  if (paid === 0) return 'settled'
  return paid > 0 ? 'received' : 'reversal'
}

export interface DealTotals {
  readonly supply: Krw
  readonly vat: Krw
  readonly paid: Krw
  readonly prepaid: Krw
  readonly owed: Krw
}

/** Received of orders that are not sold yet, as the first of two parts is: a debt of the shop, not less of what is owed to it. */
export const advancesIn = (orders: readonly { readonly dealings: readonly Dealing[] }[]): Krw =>
  orders.reduce((sum, { dealings }) => sum + Math.max(0, -dealTotals(dealings).owed), 0)

export function dealTotals(dealings: readonly Dealing[]): DealTotals {
  const sum = (key: keyof DealTotals) => dealings.reduce((total, dealing) => total + dealing[key], 0)
  return { supply: sum('supply'), vat: sum('vat'), paid: sum('paid'), prepaid: sum('prepaid'), owed: sum('owed') }
}
