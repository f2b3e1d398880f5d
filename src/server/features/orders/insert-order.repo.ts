import { sql } from 'drizzle-orm'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { DeliveryPlan, LineFile, Orderer } from '#/domain/orders/order-records.ts'
import type { FileState } from '#/domain/orders/states.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { executeWithCommit } from '#/server/platform/db/with-commit.ts'

export interface NewOrder {
  readonly id: string
  readonly number: string
  readonly memberId: string
  readonly orderer: Orderer
  readonly amounts: Readonly<Record<'goodsSupply' | 'goodsVat' | 'discountTotal' | 'deliveryTotal' | 'total', number>>
  readonly memo: string
  readonly at: Date
  readonly lines: readonly NewLine[]
  readonly deliveries: readonly NewDelivery[]
  readonly deliveryLines: readonly NewDeliveryLine[]
  readonly consents: readonly { readonly kind: string; readonly text_version: string }[]
}

interface NewLine {
  readonly id: string
  readonly position: number
  readonly title: string
  readonly product: string
  readonly spec: JobSpec
  readonly quote: Quote
  readonly files: readonly LineFile[]
  readonly copies: number
  readonly supply: number
  readonly vat: number
  readonly total: number
  readonly file_state: FileState
}

interface NewDelivery extends Omit<DeliveryPlan, 'counts'> {
  readonly id: string
  readonly position: number
  readonly fee: number
  readonly grams: number
}

interface NewDeliveryLine {
  readonly delivery_id: string
  readonly line_id: string
  readonly copies: number
}

/** The whole order in one statement that travels with the commit: on the way to the till every round trip counts. */
export function insertOrder(tx: Tx, order: NewOrder): Promise<void> {
  const { amounts } = order
  const at = order.at.toISOString()
  const statement = sql`
    with head as (
      insert into orders (id, number, member_id, orderer, goods_supply, goods_vat, discount_total, delivery_total, total, memo, placed_at)
      values (${order.id}, ${order.number}, ${order.memberId}, ${JSON.stringify(order.orderer)}::jsonb, ${amounts.goodsSupply},
        ${amounts.goodsVat}, ${amounts.discountTotal}, ${amounts.deliveryTotal}, ${amounts.total}, ${order.memo}, ${at}::timestamptz)
      returning id),
    lines as (
      insert into order_lines (id, order_id, position, title, product, spec, quote, files, copies, supply, vat, total, file_state)
      select line.id, head.id, line.position, line.title, line.product, line.spec, line.quote, line.files, line.copies,
        line.supply, line.vat, line.total, line.file_state
      from head, jsonb_to_recordset(${JSON.stringify(order.lines)}::jsonb) as line(id uuid, position int, title text, product text,
        spec jsonb, quote jsonb, files jsonb, copies int, supply bigint, vat bigint, total bigint, file_state text)),
    deliveries as (
      insert into order_deliveries (id, order_id, position, method, recipient, fee, grams)
      select parcel.id, head.id, parcel.position, parcel.method, parcel.recipient, parcel.fee, parcel.grams
      from head, jsonb_to_recordset(${JSON.stringify(order.deliveries)}::jsonb) as parcel(id uuid, position int, method text,
        recipient jsonb, fee bigint, grams int)),
    carried as (
      insert into order_delivery_lines (delivery_id, line_id, copies)
      select count.delivery_id, count.line_id, count.copies
      from jsonb_to_recordset(${JSON.stringify(order.deliveryLines)}::jsonb) as count(delivery_id uuid, line_id uuid, copies int)),
    consents as (
      insert into order_consents (order_id, kind, text_version, agreed_at)
      select head.id, consent.kind, consent.text_version, ${at}::timestamptz
      from head, jsonb_to_recordset(${JSON.stringify(order.consents)}::jsonb) as consent(kind text, text_version text))
    insert into order_history (order_id, machine, event, to_state, by_kind, by_id, at)
    select id, 'order', 'place', 'unpaid', 'customer', ${order.memberId}::uuid, ${at}::timestamptz from head`
  return executeWithCommit(tx, statement)
}
