import { randomUUID } from 'node:crypto'
import { sql } from '#/server/platform/db/drizzle.ts'
import type { Recipient } from '#/domain/orders/order-records.ts'
import { orderDeliveries, orderDeliveryLines } from '#/server/features/ordering/orders/orders.table.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { type PaidOrder, paidOrder } from '../paid-order.ts'
import type { TestShop } from '../test-shop.ts'
import { restate } from './restate.ts'

interface Packing {
  /** Receivers after the first, each with this many copies of the thirty. */
  readonly others?: readonly (Partial<Recipient> & { readonly copies: number })[]
  readonly first?: Partial<Recipient>
  readonly memo?: string
  readonly grams?: number
  readonly production?: 'done' | 'binding'
  readonly dueDay?: string
}

export interface PackedOrder extends PaidOrder {
  readonly deliveryIds: readonly string[]
}

const HERE: Recipient = {
  name: '윤서영',
  phone: '010-2345-6789',
  zipcode: '03044',
  address: '서울 종로구 자하문로 100',
  addressEtc: '2층',
  request: '',
}

/** An order that is made and waits for its waybills, to one address or to several. */
export async function packedOrder(shop: TestShop, memberId: string, packing: Packing = {}): Promise<PackedOrder> {
  const { others = [], first = {}, memo = '', grams = 4_000, production = 'done' } = packing
  const { dueDay = seoulDay(shop.clock.now()) } = packing
  const order = await paidOrder(shop, memberId, { file: 'approved', parts: {} })
  const left = 30 - others.reduce((sum, { copies }) => sum + copies, 0)
  const deliveryIds = [order.deliveryId]
  await shop.container.database.transaction(async (tx) => {
    await tx.execute(sql`update orders set memo = ${memo} where id = ${order.orderId}`)
    await tx.execute(sql`
      update order_lines set production_state = ${production}, due_day = ${dueDay} where id = ${order.lineId}`)
    await tx.execute(sql`
      update order_deliveries set recipient = ${JSON.stringify({ ...HERE, ...first })}::jsonb, grams = ${grams}
      where id = ${order.deliveryId}`)
    await tx.execute(sql`update order_delivery_lines set copies = ${left} where delivery_id = ${order.deliveryId}`)
    for (const [at, { copies, ...recipient }] of others.entries()) {
      const id = randomUUID()
      deliveryIds.push(id)
      const row = { id, orderId: order.orderId, position: at + 2, method: 'courier', fee: 0, grams } as const
      await tx.insert(orderDeliveries).values({ ...row, recipient: { ...HERE, ...recipient } })
      await tx.insert(orderDeliveryLines).values({ deliveryId: id, lineId: order.lineId, copies })
    }
    await restate(tx, order.orderId)
  })
  return { ...order, deliveryIds }
}
