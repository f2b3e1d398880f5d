import { AMEND_NAMES, proposedCode } from '#/domain/tax/amendment.ts'
import type { TaxSum } from '#/domain/tax/sale-items.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { deliveriesOf, type OrderRow, STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Linked } from './documents.repo.ts'
import { amountItem } from './amount-item.ts'
import { SHOP } from './move-document.ts'
import { openPaper } from './open-paper.ts'
import type { TaxDeps } from './tax-deps.ts'

interface Following {
  readonly issued: Linked
  readonly order: OrderRow
  readonly gap: TaxSum
  readonly sold: TaxSum
}

/** An issued invoice is never changed: an amendment is proposed, and a person of the books says by which reason. */
export async function followInvoice(tx: Tx, deps: TaxDeps, { issued, order, gap, sold }: Following): Promise<void> {
  const whole = sold.supply === 0 && issued.orders.length === 1
  const arrived = await hasArrived(tx, order.id)
  const code = proposedCode({ amount: gap, whole, arrived })
  const today = seoulDay(deps.clock.now())
  await openPaper(tx, deps, {
    kind: issued.kind,
    memberId: issued.memberId,
    buyer: issued.buyer,
    writeDay: today,
    paid: issued.paid,
    orders: [{ orderId: order.id, ...gap }],
    by: SHOP,
    state: 'proposed',
    note: AMEND_NAMES[code],
    follows: { originalId: issued.id, code, items: [amountItem(today, `${AMEND_NAMES[code]} ${order.number}`, gap)] },
  })
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
}

async function hasArrived(tx: Tx, orderId: string): Promise<boolean> {
  const deliveries = await deliveriesOf(tx, orderId)
  return deliveries.some(({ state }) => state === 'delivered' || state === 'confirmed')
}
