import { discountName } from '#/domain/members/agreed-discount.ts'
import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import type { ShipmentView } from '#/contract/production/shipping.contract.ts'
import type { StaffLine, StaffOrder } from '#/contract/production/staff-order.contract.ts'
import type { Day } from '#/domain/calendar/business-days.ts'
import { restRange, usualRestDay } from '#/domain/orders/rest-day.ts'
import { goesBackByAccount } from '#/domain/orders/payment-means.ts'
import { advanceRange, offerRefusal, usualAdvance } from '#/domain/orders/part-payment.ts'
import { moneyLeft } from '#/domain/orders/order-money.ts'
import { hasRight } from '#/domain/members/rights.ts'
import {
  factsOf,
  type deliveriesOf,
  type OrderChangeRow,
  type OrderLine,
  type OrderRow,
  presentChange,
  presentPartPayment,
} from '#/server/features/ordering/orders/orders.public.ts'
import { mayMove, possibleMoves } from '#/server/features/production/production/production.public.ts'
import type { FileFinding, ProofCard } from '#/server/features/prepress/proofs/proofs.public.ts'
import { DELIVERY_LABELS } from '#/server/features/production/shipping/shipping.public.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { lookedAt } from '#/server/platform/looked-at.ts'
import { actionsOf, seesAccounts } from './actions-of.ts'
import { historyLabels, WHO_WORDS } from './history-labels.ts'
import { maskAccount, maskName, maskPhone } from './mask.ts'
import { missingMoneyOf } from './missing-money.presenter.ts'
import {
  cancelThings,
  type MissingOfOrder,
  type RefundOfOrder,
  type WaitingAccount,
} from '#/server/features/money/payments/payments.public.ts'
import type { Assignee, HistoryRow } from './staff-order.repo.ts'

type Delivery = Awaited<ReturnType<typeof deliveriesOf>>[number]

interface LineWork {
  readonly line: OrderLine
  readonly picture: JobPictureView | null
  readonly proof: ProofCard | null
  readonly findings: readonly FileFinding[]
}

export interface StaffOrderParts {
  readonly order: OrderRow
  readonly works: readonly LineWork[]
  readonly deliveries: readonly Delivery[]
  readonly shipments: readonly ShipmentView[]
  readonly history: readonly HistoryRow[]
  readonly assignee: Assignee | null
  readonly refunds: readonly RefundOfOrder[]
  readonly missing: readonly MissingOfOrder[]
  /** That takes the deposit. */
  readonly account: WaitingAccount | null
  readonly changes: readonly OrderChangeRow[]
  readonly staff: StaffPrincipal
  readonly guest: boolean
  /** Name of the brand; null is the shop itself. */
  readonly brand: string | null
  readonly wordsRead: boolean
  /** In Seoul. */
  readonly today: Day
}

export function presentStaffOrder(parts: StaffOrderParts): StaffOrder {
  const { order, works, deliveries } = parts
  const titles = works.map(({ line }) => line.title)
  return {
    orderNumber: order.number,
    title: titles.length > 1 ? `${titles[0]} 외 ${titles.length - 1}건` : (titles[0] ?? ''),
    memo: order.memo,
    wordsRead: parts.wordsRead,
    customer: {
      name: maskName(order.orderer.name),
      phone: maskPhone(order.orderer.phone),
      company: order.orderer.company,
      guest: parts.guest,
    },
    brand: parts.brand,
    payment: order.paymentState,
    paidAt: order.paidAt?.toISOString() ?? null,
    orderedAt: order.placedAt.toISOString(),
    delivery: deliveries[0]?.state ?? 'preparing',
    dispatchDay: works.map(({ line }) => line.dueDay).find((day) => day !== null) ?? null,
    amounts: [
      { label: '공급가액', amount: order.goodsSupply },
      { label: '부가세', amount: order.goodsVat },
      { label: '배송비', amount: order.deliveryTotal },
      ...[
        { label: discountName(order.discountAgreed), amount: -order.discountTotal },
        { label: '쿠폰 할인', amount: -order.couponTotal },
        { label: '포인트 사용', amount: -order.pointsTotal },
        { label: 'e머니 사용', amount: -order.emoneyTotal },
      ].filter(({ amount }) => amount !== 0),
      { label: '결제 금액', amount: order.total },
    ],
    settlement: settlementOf(parts),
    account: accountOf(parts),
    partPayment: presentPartPayment(order),
    advanceOffer: advanceOfferOf(parts),
    restDays: order.paymentState === 'part-paid' && order.cancelledAt === null ? restRange(parts.today) : null,
    changes: parts.changes.map(presentChange),
    lines: works.map((work) => presentLine(work, parts)),
    deliveries: deliveries.map((delivery) => presentDelivery(delivery, parts)),
    history: parts.history.map((entry) => ({
      at: new Date(entry.at).toISOString(),
      key: `${entry.machine} ${entry.event}`,
      who: entry.byName ?? WHO_WORDS[entry.byKind],
      what: historyLabels(entry),
      note: entry.note,
    })),
    assignee: parts.assignee && {
      name: parts.assignee.staffName,
      mine: parts.assignee.staffId === parts.staff.staffId,
    },
    may: actionsOf(parts.staff),
    cancelRequest: cancelRequestOf(order, parts.staff),
    missingMoney: missingMoneyOf(parts),
  }
}

/** What the form begins with; null where it would be refused. */
function advanceOfferOf({ order, deliveries, today }: StaffOrderParts): StaffOrder['advanceOffer'] {
  const [cancelled, moneyMissing] = [order.cancelledAt !== null, order.moneyMissingSince !== null]
  if (deliveries.length === 0 || offerRefusal({ ...order, payment: order.paymentState, cancelled, moneyMissing }))
    return null
  const { total } = order
  const restDay = { usual: usualRestDay(today), ...restRange(today) }
  return { ...advanceRange(total), usual: usualAdvance(total), total, restDay }
}

/** Also after a reload: somebody on the phone asks again where the money goes. */
function accountOf({ account, staff }: StaffOrderParts): StaffOrder['account'] {
  if (!account) return null
  const { bank, number, holder, dueAt, amount, orderNumbers } = account
  const whole = seesAccounts(staff)
  const depositor = account.depositor ?? null
  return {
    bank,
    number: whole ? number : maskAccount(number),
    holder,
    dueAt,
    depositor: depositor === null || whole ? depositor : maskName(depositor),
    amount,
    orders: orderNumbers.length,
  }
}

function settlementOf({ order, refunds }: StaffOrderParts): StaffOrder['settlement'] {
  if (order.keptTotal === 0 && refunds.length === 0) return null
  return {
    // What others took back and nobody owes is no part of it.
    paid: order.capturedTotal - Math.max(0, order.reversedTotal - order.receivableTotal - order.settledTotal),
    kept: order.keptTotal,
    refunds: refunds.map(({ state, amount, at, failure }) => ({
      state,
      amount: Number(amount),
      at: new Date(at).toISOString(),
      failure,
    })),
  }
}

function cancelRequestOf(order: OrderRow, staff: StaffPrincipal): StaffOrder['cancelRequest'] {
  if (!order.cancelRequestedAt || order.cancelledAt) return null
  const paid = moneyLeft(order)
  return {
    at: order.cancelRequestedAt.toISOString(),
    reason: order.cancelReason ?? '',
    paid,
    needsAccount: goesBackByAccount(order.paymentMethod) && paid > 0 && order.cancelRefundAccount === null,
    mayAnswer: hasRight(staff.rights, 'cancel-requests'),
    seen: lookedAt(cancelThings(order)),
  }
}

const cardOf = ({ id, state, version, versionState, openComments, lastMessage }: ProofCard): StaffLine['proof'] => ({
  id,
  state,
  version,
  versionState,
  openComments,
  lastMessage,
})

function presentLine({ line, picture, proof, findings }: LineWork, { history, staff }: StaffOrderParts): StaffLine {
  const since = (machine: HistoryRow['machine']) => {
    const last = history.find((entry) => entry.machine === machine && entry.lineId === line.id)
    return last ? new Date(last.at).toISOString() : null
  }
  return {
    lineId: line.id,
    title: line.title,
    ownTitle: line.ownTitle,
    picture,
    spec: line.spec,
    copies: line.copies,
    remakeCopies: line.remakeCopies,
    amount: line.total,
    file: line.file,
    fileSince: since('file'),
    production: line.production,
    productionSince: since('production'),
    moves: possibleMoves(factsOf(line)).filter((move) => mayMove(staff, move)),
    files: line.files.map(({ fileId, part, name, bytes, sha256 }) => ({ fileId, partId: part, name, bytes, sha256 })),
    findings: findings.map(({ fileId, ruleId, severity, pages, title, detail }) => ({
      fileId,
      ruleId,
      severity,
      pages: [...pages],
      title,
      detail,
    })),
    proof: proof && cardOf(proof),
  }
}

const METHODS = { courier: '택배', quick: '퀵', freight: '화물', pickup: '방문수령' } as const

function presentDelivery(delivery: Delivery, { shipments, works }: StaffOrderParts): StaffOrder['deliveries'][number] {
  const lineIds = delivery.counts.map(({ lineId }) => lineId)
  const off = works.every(({ line }) => line.production === 'cancelled' || !lineIds.includes(line.id))
  return {
    id: delivery.id,
    method: METHODS[delivery.method],
    state: delivery.state,
    label: off ? '보내지 않음' : DELIVERY_LABELS[delivery.state],
    recipient: `${maskName(delivery.recipient.name)} ${maskPhone(delivery.recipient.phone)}`,
    request: delivery.recipient.request,
    lineIds,
    counts: delivery.counts.map(({ lineId, copies }) => ({ lineId, copies })),
    shipments: shipments.filter(({ deliveryId }) => deliveryId === delivery.id),
  }
}
