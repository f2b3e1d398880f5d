import { sql } from '#/server/platform/db/drizzle.ts'
import { provesItself } from '#/domain/tax/may-ask.ts'
import { needsUnasked, NOBODY, UNASKED_WITHIN_DAYS } from '#/domain/tax/cash-receipt.ts'
import { daysUntil } from '#/domain/tax/invoice-days.ts'
import { saleItems, sumOf } from '#/domain/tax/sale-items.ts'
import { daysBefore, seoulDay } from '#/lib/seoul-time.ts'
import { lockOrders, type OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import { readSettings } from './buyers.repo.ts'
import { everHadPaper } from './documents.repo.ts'
import { SHOP } from './move-document.ts'
import { openPaper, startIssue } from './open-paper.ts'
import { cashOf } from './cash-of-order.ts'
import { readSale, saleDay } from './read-sale.ts'
import type { TaxDeps } from './tax-deps.ts'

/** Where the shop's trade is bound to it: cash that nobody asked a receipt for gets one by nobody's number. */
export async function openUnasked(deps: TaxDeps): Promise<void> {
  const { db } = deps.database
  if (!(await readSettings(db)).selfReceipts) return
  const now = deps.clock.now()
  const [from, until] = [daysBefore(now, UNASKED_WITHIN_DAYS + 1).toISOString(), now.toISOString()]
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from orders o
     where (o.advance_paid_at between ${from}::timestamptz and ${until}::timestamptz
         or o.paid_at between ${from}::timestamptz and ${until}::timestamptz)
       and not exists (select 1 from tax_document_orders d where d.order_id = o.id)`)
  for (const { id } of rows) await deps.database.transaction((tx) => openFor(tx, deps, id, seoulDay(now)))
}

async function openFor(tx: Parameters<typeof lockOrders>[0], deps: TaxDeps, orderId: string, today: string) {
  const [order] = await lockOrders(tx, [orderId])
  if (!(order?.paidAt ?? order?.advancePaidAt)) return
  const sale = {
    net: await cashOf(tx, orderId),
    hasPaper: await everHadPaper(tx, orderId),
    daysSincePaid: daysUntil(cashDay(order), today),
  }
  if (!needsUnasked(sale)) return
  const paper = await openPaper(tx, deps, {
    kind: 'income-receipt',
    memberId: order.memberId,
    buyer: { identity: NOBODY, email: '' },
    writeDay: saleDay(order),
    paid: true,
    orders: [{ orderId, ...sumOf(saleItems(await readSale(tx, order))) }],
    by: SHOP,
  })
  await startIssue(tx, deps, paper, SHOP)
}

/** When the first of its cash came: with the advance, unless a card paid that. */
function cashDay({ advancePaidAt, paidAt, placedAt, paymentMethod }: OrderRow): string {
  const first = provesItself(paymentMethod) ? paidAt : (advancePaidAt ?? paidAt)
  return seoulDay(first ?? placedAt)
}
