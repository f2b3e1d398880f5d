import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import type { Krw } from '#/domain/money/krw.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { BusinessDocument, DocumentFact, DocumentItem, DocumentSum } from './business-document.ts'
import { advancesIn, dealTotals, type DealTotals } from './dealing.ts'
import { amountRow, documentItems, documentTotals } from './document-items.ts'
import { receiverParty, supplierParty, type Receiver, type Supplier } from './document-party.ts'
import {
  correctionRow,
  type DocumentOrder,
  jobsOf,
  madeText,
  numbered,
  ORDER_NOTES,
  partFacts,
  signedHangul,
  sumsOf,
} from './order-document.ts'

const DEALT = '아래와 같이 거래하였습니다.'

/** 거래명세서 of one order: what was sold first, then each correction with its day. It says so when nothing was dealt yet. */
export function statementDocument(order: DocumentOrder, supplier: Supplier, madeAt: Date): BusinessDocument {
  const { dealings, parts = null } = order
  // The first of two parts is booked before anything is sold.
  const sale = dealings.find(({ kind }) => kind === 'sale')
  const items = numbered(sale ? statementRows(order, dayOf) : order.cancelled ? [] : soldRows(order, '', []))
  const totals = documentTotals(items)
  const money = dealTotals(dealings)
  const held = advancesIn([order])
  return {
    kind: 'statement',
    title: '거래명세서',
    number: order.number,
    facts: [
      { label: '주문번호', value: order.number },
      ...(order.brand ? [{ label: '브랜드', value: order.brand }] : []),
      {
        label: '거래일자',
        value: sale
          ? seoulDay(sale.at)
          : order.cancelled
            ? '거래 없음'
            : parts?.advancePaid
              ? '잔금 결제 전'
              : '결제 전',
      },
      ...(parts ? partFacts(parts) : moneyFacts(money, { owed: money.owed + held, advances: held })),
      { label: '작성일', value: seoulDay(madeAt) },
    ],
    receiver: receiverParty(order.receiver),
    supplier: supplierParty(supplier),
    statement: sale ? DEALT : notDealt(order),
    items,
    sums: sumsOf(totals),
    total: totals.total,
    totalInHangul: signedHangul(totals.total),
    terms: [],
    notes: ORDER_NOTES,
    foot: [order.number, madeText(madeAt)],
    look: supplier.look,
  }
}

/** Why a statement is not one of a sale. */
function notDealt({ cancelled, dealings, parts }: DocumentOrder): string {
  if (cancelled)
    return dealings.length > 0
      ? '거래하기 전에 취소한 주문이라 거래가 없습니다.'
      : '결제하지 않고 취소한 주문이라 거래가 없습니다.'
  return parts?.advancePaid
    ? '선금을 받은 주문입니다. 아래는 주문하신 내용이며, 잔금을 내시면 거래로 기록됩니다.'
    : UNPAID
}

/** How it was paid: with money, with points and e-money, or not yet. An advance is said beside what is owed. */
const moneyFacts = ({ paid, prepaid }: DealTotals, { owed, advances }: StatementStanding): readonly DocumentFact[] => [
  { label: '받은 금액', value: paid === 0 ? '없음' : formatWon(paid) },
  ...(prepaid === 0 ? [] : [{ label: '포인트·e머니', value: formatWon(prepaid) }]),
  ...(owed === 0 ? [] : [{ label: '미수금', value: formatWon(owed) }]),
  ...(advances === 0 ? [] : [{ label: '받은 선금', value: formatWon(advances) }]),
]

const UNPAID = '아직 결제하지 않은 주문입니다. 아래는 결제하실 금액이며, 결제하시면 거래로 기록됩니다.'

const dayOf = (at: Date) => seoulDay(at).slice(5)

/** The rows of an order: a sale is its jobs, everything after it a correction. */
function statementRows(
  order: DocumentOrder,
  day: (at: Date) => string,
  more: readonly string[] = [],
): readonly Omit<DocumentItem, 'no'>[] {
  return order.dealings.flatMap((dealing) => {
    if (dealing.kind !== 'sale') return correctionRow(order, dealing, { day: day(dealing.at), more })
    const rows = soldRows(order, day(dealing.at), more)
    const sold = documentTotals(numbered(rows))
    const rest = { supply: dealing.supply - sold.supply, vat: dealing.vat - sold.vat }
    // A part of the order may be sold before the rest is.
    return rest.supply === 0 && rest.vat === 0 ? rows : [...rows, amountRow('아직 거래하지 않은 금액', rest, '', more)]
  })
}

const soldRows = (order: DocumentOrder, day: string, more: readonly string[]) =>
  documentItems(jobsOf(order.first.lines), order.first, day).map(({ no: _no, ...row }) => ({
    ...row,
    details: [...more, ...row.details],
  }))

export interface StatementPeriod {
  readonly from: string
  readonly to: string
  /** When it began, and when it ended. */
  readonly carried: StatementStanding
  readonly left: StatementStanding
}

/** What is owed to the shop, and beside it what the shop has received of orders that it sells with their rest. */
export interface StatementStanding {
  readonly owed: Krw
  readonly advances: Krw
}

export interface StatementList {
  /** The oldest first; their dealings are those that the statement is about. */
  readonly orders: readonly DocumentOrder[]
  /** Null: of chosen orders. */
  readonly period: StatementPeriod | null
  /** Chosen, but neither paid nor deferred. */
  readonly leftOut: number
  readonly receiver: Receiver
}

/** 거래명세서 over several orders: each row says its day and its order. */
export function statementListDocument(
  { orders, period, leftOut, receiver }: StatementList,
  supplier: Supplier,
  madeAt: Date,
): BusinessDocument {
  const items = numbered(listRows(orders))
  const totals = documentTotals(items)
  const money = dealTotals(orders.flatMap(({ dealings }) => dealings))
  const advances = advancesIn(orders)
  const left = period?.left ?? { owed: money.owed + advances, advances }
  const span = period ? `${period.from} – ${period.to}` : `주문 ${formatCount(orders.length)}건`
  return {
    kind: 'statement-list',
    title: '거래명세서',
    number: span,
    facts: [
      ...(period ? [{ label: '기간', value: span }] : []),
      { label: '주문', value: `${formatCount(orders.length)}건` },
      ...moneyFacts(money, left),
      { label: '작성일', value: seoulDay(madeAt) },
    ],
    receiver: receiverParty(receiver),
    supplier: supplierParty(supplier),
    statement: orders.length > 0 ? DEALT : '이 기간에는 거래가 없습니다.',
    items,
    sums: [...sumsOf(totals), ...balanceSums(period?.carried ?? null, left, money)],
    total: totals.total,
    totalInHangul: signedHangul(totals.total),
    terms: [],
    notes: [...(leftOut > 0 ? [`결제하지 않은 주문 ${leftOut}건은 담지 않았습니다.`] : []), ...ORDER_NOTES],
    foot: [span, madeText(madeAt)],
    look: supplier.look,
  }
}

/** In the order of their days, whichever order they are of. */
function listRows(orders: readonly DocumentOrder[]): readonly Omit<DocumentItem, 'no'>[] {
  const moments = orders.flatMap((order) => order.dealings.map((dealing) => ({ order, dealing })))
  const years = new Set(moments.map(({ dealing }) => seoulDay(dealing.at).slice(0, 4)))
  const day = (at: Date) => seoulDay(at).slice(years.size > 1 ? 2 : 5)
  return moments
    .toSorted((a, b) => a.dealing.at.getTime() - b.dealing.at.getTime())
    .flatMap(({ order, dealing }) => statementRows({ ...order, dealings: [dealing] }, day, [order.number]))
}

const NOTHING: StatementStanding = { owed: 0, advances: 0 }

/**
 * From 전잔액 to 현잔액, where anything is or was owed, and what was received ahead: whoever takes off the rows between comes to the
 * last. Chosen orders (`before` is null) carry nothing in.
 */
function balanceSums(
  before: StatementStanding | null,
  left: StatementStanding,
  { supply, vat, paid, prepaid, owed }: DealTotals,
): readonly DocumentSum[] {
  const carried = before ?? NOTHING
  const ahead = left.advances - carried.advances
  const off = (label: string, hint: string, amount: Krw): readonly DocumentSum[] =>
    amount === 0 ? [] : [{ label, hint, amount: -amount, weight: 'plain' }]
  const advances: DocumentSum = { label: '받은 선금', hint: '', amount: left.advances, weight: 'plain' }
  const owes = carried.owed !== 0 || left.owed !== 0
  return [
    ...(owes && before ? [{ label: '이월 미수금', hint: '', amount: carried.owed, weight: 'plain' } as const] : []),
    ...(owes
      ? [
          ...off(paid < ahead ? '돌려드린 금액' : '받은 금액', ahead === 0 ? '' : '선금 제외', paid - ahead),
          ...off('포인트·e머니', '', prepaid),
          ...off('미수금 정리', '', supply + vat - paid - prepaid - owed),
          { label: '남은 미수금', hint: '', amount: left.owed, weight: 'strong' } as const,
        ]
      : []),
    ...(left.advances === 0 ? [] : [advances]),
  ]
}
