import type { ResultOf } from '#/contract/endpoint.ts'
import type { listTaxBill } from '#/contract/money/tax-bill.contract.ts'
import { monthEnd } from '#/domain/tax/invoice-days.ts'
import { whyNotAsk } from '#/domain/tax/may-ask.ts'
import { saleItems, sumOf } from '#/domain/tax/sale-items.ts'
import { ISSUED_STATES } from '#/domain/tax/tax-document.ts'
import { dayAfter } from '#/domain/calendar/business-days.ts'
import { seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readBuyer } from './buyers.repo.ts'
import { dueOf } from './due-of.ts'
import { type MonthOrder, ordersOfMonth } from './month-orders.repo.ts'
import { papersOfOrders } from './papers.repo.ts'
import type { TaxDocumentRow } from './tax-invoices.table.ts'
import { presentOwnPaper } from './tax.presenter.ts'

/** A month of one member: each order with the paper that proves it. */
export async function readTaxBill(
  db: DbOrTx,
  now: Date,
  memberId: string,
  asked: string | undefined,
): Promise<ResultOf<typeof listTaxBill>> {
  const today = seoulDay(now)
  const month = asked ?? today.slice(0, 7)
  const first = `${month}-01`
  const last = monthEnd(first)
  const dueDay = await dueOf(db, last)
  const orders = await ordersOfMonth(db, { memberId, from: seoulMidnight(first), until: seoulMidnight(dayAfter(last)) })
  const papers = await papersOfOrders(
    db,
    orders.map(({ id }) => id),
  )
  const pictures = await picturesOf(db, orders)
  const all = [...new Map([...papers.values()].flat().map((paper) => [paper.id, paper])).values()]
  const issued = all.filter(({ state }) => ISSUED_STATES.includes(state))
  return {
    month,
    dueDay,
    issued: {
      ...sumOf(issued),
      papers: issued.filter(({ originalId }) => originalId === null).length,
      amendments: issued.filter(({ originalId }) => originalId !== null).length,
    },
    rows: orders.map((order, at) => ({
      ...rowOf(order, papers.get(order.id) ?? [], { today, dueDay }),
      ...drawn(order, pictures[at] ?? null),
    })),
    buyer: await readBuyer(db, memberId).then((found) => found && { buyer: found.buyer, monthly: found.monthly }),
  }
}

function rowOf(
  order: MonthOrder,
  papers: readonly TaxDocumentRow[],
  { today, dueDay }: { readonly today: string; readonly dueDay: string },
) {
  const { number, title, means, hasPaper, receiptUrl } = order
  const day = seoulDay(new Date(order.day))
  // Of an order that was paid by card alone the row tells the money; its slip proves it.
  const cash = Number(order.cash)
  const net = cash > 0 ? cash : Number(order.net)
  const line = { title, copies: 1, supply: Number(order.goodsSupply), vat: Number(order.goodsVat) }
  const sale = {
    number,
    day,
    lines: [line],
    discountTotal: Number(order.discountTotal),
    discountAgreed: order.discountAgreed,
    couponTotal: Number(order.couponTotal),
    prepaidTotal: Number(order.prepaidTotal),
    deliveryTotal: Number(order.deliveryTotal),
    total: Number(order.total),
    slip: cash > 0 ? Number(order.slip) : 0,
    net,
  }
  const shown = papers.findLast(({ state }) => state !== 'cancelled' && state !== 'done') ?? papers.findLast(isLiving)
  return {
    orderNumber: number,
    title,
    day,
    means: means ?? '',
    ...sumOf(saleItems(sale)),
    paper: shown ? presentOwnPaper(shown) : null,
    whyNot: whyNotAsk({
      paymentMethod: means,
      soldAt: order.soldAt ? new Date(order.soldAt) : null,
      net: cash,
      hasPaper,
      today,
      due: dueDay,
    }),
    receiptUrl,
  }
}

const drawn = ({ spec }: MonthOrder, picture: JobPictureView | null) => ({ firstSpec: spec, picture })

const isLiving = ({ state }: TaxDocumentRow): boolean => state !== 'cancelled'
