import { AppError } from '#/contract/errors.ts'
import type { TaxWish } from '#/contract/money/tax-parts.ts'
import { monthOf } from '#/domain/tax/invoice-days.ts'
import { whyNotAsk } from '#/domain/tax/may-ask.ts'
import { saleItems, sumOf } from '#/domain/tax/sale-items.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import {
  lockOrders,
  lockOrdersByNumber,
  orderByNumber,
  type OrderRow,
  updateOrder,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { evidenceOfBuyer } from './buyer-of-evidence.ts'
import { lockPapersOf } from './documents.repo.ts'
import { dueOf } from './due-of.ts'
import { type OpenPaper, openPaper, startIssue } from './open-paper.ts'
import { cashOf } from './cash-of-order.ts'
import { isOwedYet, readSale, saleDay } from './read-sale.ts'
import type { TaxDeps } from './tax-deps.ts'
import { buyerOfWish } from './buyer-of-wish.ts'

interface Asked {
  readonly memberId: string
  readonly orderNumbers: readonly string[]
  readonly together: boolean
  readonly wish: TaxWish
}

const NO_CASH_YET = '후불 주문의 현금영수증은 대금을 보내신 뒤에 신청할 수 있습니다. 지금은 세금계산서를 신청해 주세요.'

/** Papers for orders that are paid, or sold on credit, and have none. Errors: NOT_FOUND for somebody else's, CONFLICT, INVALID_INPUT. */
export async function askPapers(tx: Tx, deps: TaxDeps, asked: Asked): Promise<number> {
  const orders = await lockOwn(tx, asked)
  for (const order of orders) await refuseUnaskable(tx, deps, order)
  const { kind } = asked.wish
  if (kind !== 'tax-invoice' && orders.some(isOwedYet)) throw new AppError('CONFLICT', NO_CASH_YET)
  if (asked.together && kind === 'tax-invoice' && new Set(orders.map((order) => monthOf(saleDay(order)))).size > 1)
    throw new AppError('INVALID_INPUT', '한 장에는 같은 달에 결제한 주문만 담을 수 있습니다.')
  const groups = asked.together && kind === 'tax-invoice' ? [orders] : orders.map((order) => [order])
  for (const group of groups) await open(tx, deps, group, asked)
  return groups.length
}

async function lockOwn(tx: Tx, { memberId, orderNumbers }: Asked): Promise<readonly OrderRow[]> {
  const numbers = [...new Set(orderNumbers)]
  await lockOrdersByNumber(tx, numbers)
  const found = await Promise.all(numbers.map((number) => orderByNumber(tx, number)))
  const ids = found.flatMap((order) => (order?.memberId === memberId ? [order.id] : []))
  if (ids.length < numbers.length) throw new AppError('NOT_FOUND')
  return lockOrders(tx, ids)
}

async function refuseUnaskable(tx: Tx, deps: TaxDeps, order: OrderRow): Promise<void> {
  const why = whyNotAsk({
    paymentMethod: order.paymentMethod,
    soldAt: order.deferredAt ?? order.paidAt,
    net: await cashOf(tx, order.id),
    hasPaper: (await lockPapersOf(tx, order.id)).length > 0,
    today: seoulDay(deps.clock.now()),
    due: await dueOf(tx, saleDay(order)),
  })
  if (why) throw new AppError('CONFLICT', `${order.number}: ${why}`)
}

async function open(tx: Tx, deps: TaxDeps, orders: readonly OrderRow[], { memberId, wish }: Asked): Promise<void> {
  const [first] = orders
  if (!first) return
  const buyer = buyerOfWish(wish, first.orderer.email)
  const by = { kind: 'customer', id: memberId } as const
  const links: OpenPaper['orders'][number][] = []
  for (const order of orders) {
    links.push({ orderId: order.id, ...sumOf(saleItems(await readSale(tx, order))) })
    await updateOrder(tx, order.id, { evidence: evidenceOfBuyer(wish.kind, buyer) })
  }
  const paper = await openPaper(tx, deps, {
    kind: wish.kind,
    memberId,
    buyer,
    // Of several orders the invoice is written on the last day that it covers.
    writeDay: orders.map(saleDay).toSorted().at(-1) ?? saleDay(first),
    paid: !orders.some(isOwedYet),
    orders: links,
    by,
  })
  await startIssue(tx, deps, paper, by)
}
