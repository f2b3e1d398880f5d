import type { Krw } from '#/domain/money/krw.ts'
import { allocate } from '#/domain/money/allocate.ts'
import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { paidShares, priceOfCopies } from './give-back-shares.ts'
import type { PaymentState, ProductionState } from './states.ts'

/** What is chosen at the desk. */
export interface GiveBackWish {
  readonly lines: readonly {
    readonly lineId: string
    readonly copies: number
    /** It is not made any more; wants all copies that are left of it. */
    readonly cancel: boolean
  }[]
  readonly deliveryIds: readonly string[]
  /** Won, on top of lines and fees. */
  readonly extra: Krw
  /** Costs of what was done already. */
  readonly kept: Krw
}

export interface GiveBackLine {
  readonly id: string
  readonly title: string
  /** By which its copies are counted: 장, 권. */
  readonly unit: string
  /** VAT included, before what was taken off the order. */
  readonly total: Krw
  readonly copies: number
  readonly production: ProductionState
  readonly printed: boolean
  /** Copies that went back before. */
  readonly given: number
}

export interface GiveBackFacts {
  readonly payment: PaymentState
  readonly cancelled: boolean
  readonly cancelAsked: boolean
  readonly moneyMissing: boolean
  readonly changeWaits: boolean
  readonly lines: readonly GiveBackLine[]
  readonly deliveries: readonly { readonly id: string; readonly fee: Krw; readonly given: boolean }[]
  /** By discounts and coupons. */
  readonly takenOff: Krw
  /** What may go back by all means together, what is owed among it. */
  readonly left: Krw
  /** Of an order that its firm pays later: what is still owed, and what was paid of it by statements. Null of any other. */
  readonly credit: { readonly owed: Krw; readonly settled: Krw } | null
}

export interface GiveBackPart {
  readonly kind: 'line' | 'fee' | 'amount'
  /** Of the line or the delivery; null for an amount. */
  readonly id: string | null
  readonly copies: number
  readonly amount: Krw
  readonly cancel: boolean
}

export interface GiveBackPlan {
  readonly parts: readonly GiveBackPart[]
  /** The parts together. */
  readonly proposed: Krw
  /** What goes back: less what is kept, and never more than is left. */
  readonly amount: Krw
  readonly cancelledLines: readonly string[]
  /** Nothing is left to make: the order is cancelled with its last line. */
  readonly closes: boolean
}

export type GiveBackOutcome =
  | { readonly ok: true; readonly plan: GiveBackPlan }
  | { readonly ok: false; readonly field: string | null; readonly message: string }

const no = (message: string, field: string | null = null): GiveBackOutcome => ({ ok: false, field, message })

const STOPPABLE: readonly ProductionState[] = ['waiting', 'planned', 'on-hold']
const BEFORE_MONEY: readonly PaymentState[] = ['unpaid', 'waiting-deposit', 'deferred']

/** Whether a line can still be taken out of work. */
export const mayCancelLine = ({ production, printed }: Pick<GiveBackLine, 'production' | 'printed'>): boolean =>
  !printed && STOPPABLE.includes(production)

/** Korean: why nothing of the order can be given back or cancelled now; null when something can. */
export function giveBackRefusal(order: GiveBackFacts): string | null {
  if (order.cancelled || order.payment === 'cancelled' || order.payment === 'refunded') return '이미 취소한 주문입니다.'
  if (order.payment === 'confirming') return '결제를 확인하고 있습니다. 확인이 끝난 뒤 다시 해 주세요.'
  if (order.cancelAsked) return '고객이 취소를 요청한 주문입니다. 취소 요청에 먼저 답해 주세요.'
  if (order.moneyMissing) return '입금이 취소되었거나 이의제기된 주문입니다. 그 처리를 먼저 끝내 주세요.'
  if (order.changeWaits) return '차액 결제를 기다리는 변경이 있습니다. 결제되거나 되돌린 뒤 해 주세요.'
  return null
}

/** What a wish comes to, or in Korean why it cannot be. */
export function planGiveBack(order: GiveBackFacts, wish: GiveBackWish): GiveBackOutcome {
  const refusal = giveBackRefusal(order) ?? lineRefusal(order, wish)
  if (refusal) return no(refusal)
  const parts = partsOf(order, wish)
  const proposed = parts.reduce((sum, part) => sum + part.amount, 0)
  const cancelledLines = wish.lines.filter(({ cancel }) => cancel).map(({ lineId }) => lineId)
  const live = order.lines.filter(({ production }) => production !== 'cancelled')
  const closes = cancelledLines.length > 0 && live.every(({ id }) => cancelledLines.includes(id))
  const { credit } = order
  if (BEFORE_MONEY.includes(order.payment) && !credit?.owed) {
    if (credit && credit.settled > 0) return no(SETTLED)
    if (!closes) return no('결제 전 주문은 전체를 취소할 수만 있습니다.')
    return { ok: true, plan: { parts: parts.map(unpaid), proposed: 0, amount: 0, cancelledLines, closes } }
  }
  if (order.payment === 'part-paid') return planOfAdvance(order, wish, { parts, proposed, cancelledLines, closes })
  if (parts.length === 0) return no('돌려드릴 것을 고르거나 금액을 적어 주세요.')
  if (wish.kept > proposed) return no(`남길 비용은 돌려드릴 금액 ${formatWon(proposed)}을 넘을 수 없습니다.`, 'kept')
  if (wish.extra > order.left) return no(`지금 돌려드릴 수 있는 금액은 ${formatWon(order.left)}입니다.`, 'extra')
  const amount = Math.min(proposed - wish.kept, order.left)
  const short = credit
    ? creditRefusal(credit, { closes, amount, wanted: proposed - wish.kept, left: order.left })
    : null
  if (short) return no(short)
  if (amount === 0 && cancelledLines.length === 0) return no('돌려드릴 금액이 없습니다.')
  const unmade = live.some(({ id, production }) => production !== 'done' && !cancelledLines.includes(id))
  if (amount > 0 && amount === order.left && unmade)
    return no('아직 만들 품목이 있는 주문의 돈을 모두 돌려드릴 수는 없습니다. 품목을 취소해 주세요.')
  return { ok: true, plan: { parts, proposed, amount, cancelledLines, closes } }
}

/** Only the advance is there, and what it is for cannot be told apart: the order goes as a whole, or not at all. */
function planOfAdvance(
  { left }: GiveBackFacts,
  { kept }: GiveBackWish,
  plan: Omit<GiveBackPlan, 'amount'>,
): GiveBackOutcome {
  if (!plan.closes) return no('선금만 받은 주문은 전체를 취소할 수만 있습니다. 일부는 잔금을 받은 뒤 돌려드려 주세요.')
  if (kept > left) return no(`남길 비용은 받은 선금 ${formatWon(left)}을 넘을 수 없습니다.`, 'kept')
  const shares = allocate(
    left,
    plan.parts.map(({ amount }) => amount),
  )
  const parts = plan.parts.map((part, at) => ({ ...part, amount: shares[at] ?? 0 }))
  return { ok: true, plan: { ...plan, parts, proposed: left, amount: left - kept } }
}

const SETTLED = '이미 입금을 확인한 후불 주문입니다. 후불 청구서에서 입금 기록을 먼저 되돌려 주세요.'

interface CreditPlan {
  readonly closes: boolean
  readonly amount: Krw
  readonly wanted: Krw
  readonly left: Krw
}

/** What a firm owes can shrink to nothing and no further, and a cancelled order is owed nothing of. */
function creditRefusal(credit: { readonly settled: Krw }, { closes, amount, wanted, left }: CreditPlan): string | null {
  if (amount < wanted)
    return credit.settled > 0
      ? `후불로 남은 금액은 ${formatWon(left)}입니다. 더 돌려드리려면 후불 청구서에서 입금 기록을 먼저 되돌려 주세요.`
      : `후불로 남은 금액은 ${formatWon(left)}입니다.`
  if (!closes) return null
  if (credit.settled > 0) return SETTLED
  return amount < left
    ? '후불 주문을 모두 취소하면 남는 금액이 없어야 합니다. 배송비까지 고르고, 남길 비용은 따로 청구해 주세요.'
    : null
}

const unpaid = (part: GiveBackPart): GiveBackPart => ({ ...part, amount: 0 })

function lineRefusal(order: GiveBackFacts, wish: GiveBackWish): string | null {
  for (const { lineId, copies, cancel } of wish.lines) {
    const line = order.lines.find(({ id }) => id === lineId)
    if (!line) return '이 주문에 없는 품목입니다. 새로 고쳐 확인해 주세요.'
    const left = line.copies - line.given
    if (copies > left) return `「${line.title}」에서 돌려드릴 수 있는 부수는 ${formatCount(left)}${line.unit}입니다.`
    if (cancel && !mayCancelLine(line))
      return `「${line.title}」은 이미 제작에 들어가 취소할 수 없습니다. 환불만 할 수 있습니다.`
    if (cancel && copies !== left) return `「${line.title}」을 취소하려면 남은 부수를 모두 골라 주세요.`
  }
  if (wish.deliveryIds.some((id) => !order.deliveries.some((each) => each.id === id && !each.given)))
    return '배송비를 이미 돌려드렸거나 이 주문에 없는 배송지입니다. 새로 고쳐 확인해 주세요.'
  const chosen = [...wish.lines.map(({ lineId }) => lineId), ...wish.deliveryIds]
  return new Set(chosen).size === chosen.length ? null : '같은 것을 두 번 골랐습니다.'
}

function partsOf(order: GiveBackFacts, wish: GiveBackWish): readonly GiveBackPart[] {
  const shares = sharesOf(order)
  const lines = wish.lines.map(({ lineId, copies, cancel }): GiveBackPart => {
    const line = order.lines.find(({ id }) => id === lineId)
    if (!line) throw new Error(`line ${lineId} was not looked at`)
    const paid = { paid: shares.lines.get(lineId) ?? 0, copies: line.copies, before: line.given }
    return { kind: 'line', id: lineId, copies, amount: priceOfCopies(paid, copies), cancel }
  })
  const fees = wish.deliveryIds.map((id): GiveBackPart => {
    return { kind: 'fee', id, copies: 0, amount: shares.deliveries.get(id) ?? 0, cancel: false }
  })
  const extra: GiveBackPart = { kind: 'amount', id: null, copies: 0, amount: wish.extra, cancel: false }
  return [...lines, ...fees, ...(wish.extra > 0 ? [extra] : [])]
}

/** What was paid for each line and each way of the order. */
export const sharesOf = ({ lines, deliveries, takenOff }: Pick<GiveBackFacts, 'lines' | 'deliveries' | 'takenOff'>) =>
  paidShares(
    lines.map(({ id, total }) => ({ id, price: total })),
    deliveries.map(({ id, fee }) => ({ id, price: fee })),
    takenOff,
  )
