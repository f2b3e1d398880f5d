import type { ClassCopies } from '#/domain/brands/classes.ts'
import type { LineOrigin } from '#/domain/brands/line-origin.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { PayableAmounts } from '#/domain/orders/benefits.ts'
import type { Evidence } from '#/domain/orders/evidence.ts'
import type { DeliveryPlan, LineFile, Orderer, Sender } from '#/domain/orders/order-records.ts'
import type { FileState } from '#/domain/orders/states.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Actor } from './actor.ts'
import { orderConsents, orderDeliveries, orderDeliveryLines, orderHistory, orderLines, orders } from './orders.table.ts'

export interface NewOrder {
  readonly id: string
  readonly number: string
  readonly memberId: string
  readonly orderer: Orderer
  readonly amounts: Omit<PayableAmounts, 'deliveryFees'>
  readonly feesVersion: number
  /** Null is the shop itself. */
  readonly brand: string | null
  readonly memo: string
  readonly sender: Sender | null
  readonly evidence: Evidence | null
  readonly at: Date
  /** The first entry of its history: the customer's act, or that of staff who took the order. */
  readonly placed: { readonly event: 'place' | 'place-by-staff'; readonly by: Actor; readonly note: string }
  readonly lines: readonly NewLine[]
  readonly deliveries: readonly NewDelivery[]
  readonly deliveryLines: readonly NewDeliveryLine[]
  readonly consents: readonly { readonly kind: string; readonly textVersion: string }[]
}

interface NewLine {
  readonly id: string
  readonly position: number
  readonly title: string
  readonly ownTitle: boolean
  readonly product: string
  readonly spec: JobSpec
  readonly quote: Quote
  readonly files: readonly LineFile[]
  readonly copies: number
  readonly supply: number
  readonly vat: number
  readonly total: number
  readonly fileState: FileState
  readonly staffAskedAt: Date | null
  readonly origin: LineOrigin | null
  readonly classes: readonly ClassCopies[] | null
}

interface NewDelivery extends Omit<DeliveryPlan, 'counts'> {
  readonly id: string
  readonly position: number
  readonly fee: number
  readonly grams: number
}

interface NewDeliveryLine {
  readonly deliveryId: string
  readonly lineId: string
  readonly copies: number
}

/** None where nothing of the order is sent. */
function parcelsOf(
  tx: Tx,
  orderId: string,
  { deliveries, deliveryLines }: Pick<NewOrder, 'deliveries' | 'deliveryLines'>,
) {
  if (deliveries.length === 0) return []
  const parcels = tx.insert(orderDeliveries).values(deliveries.map((delivery) => ({ ...delivery, orderId })))
  const counts = tx.insert(orderDeliveryLines).values([...deliveryLines])
  return [
    tx.$with('parcels').as(parcels.returning({ id: orderDeliveries.id })),
    tx.$with('counts').as(counts.returning({ id: orderDeliveryLines.lineId })),
  ]
}

/** The order with its lines, deliveries, consents and the first entry of its history, in one statement. */
export async function insertOrder(
  tx: Tx,
  { amounts, at, placed, lines, deliveries, deliveryLines, consents, ...head }: NewOrder,
): Promise<void> {
  const { id: orderId } = head
  const { event, by, note } = placed
  const order = tx.insert(orders).values({ ...head, ...amounts, placedAt: at })
  const itsLines = tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId })))
  const agreed = tx.insert(orderConsents).values(consents.map((consent) => ({ ...consent, orderId, agreedAt: at })))
  const first = {
    orderId,
    machine: 'order',
    event,
    toState: 'unpaid',
    byKind: by.kind,
    byId: by.id,
    note,
    at,
  } as const
  const insert = tx
    .with(
      tx.$with('its_order').as(order.returning({ id: orders.id })),
      tx.$with('its_lines').as(itsLines.returning({ id: orderLines.id })),
      ...parcelsOf(tx, orderId, { deliveries, deliveryLines }),
      tx.$with('agreed').as(agreed.returning({ kind: orderConsents.kind })),
    )
    .insert(orderHistory)
    .values(first)
  // Nearly every order is one line to one address; only that statement is worth a name.
  const usual = [lines, deliveries, deliveryLines].every((parts) => parts.length === 1)
  await (usual ? insert.prepare(`orders.insert ${consents.length}`).execute() : insert)
}
