import { randomUUID } from 'node:crypto'
import { agreeAdvance, dropAdvance } from '#/contract/money/part-payment.contract.ts'
import { confirmPayment, startPayment } from '#/contract/money/payments.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { moveDelivery } from '#/server/features/ordering/orders/orders.public.ts'
import type { Caller, MemberCaller, StaffCaller } from '../callers.ts'
import type { TestShop } from '../test-shop.ts'
import { addFlyer, placeFlyer, sheetFor } from './checkout.ts'
import { prepaidSheet } from './give-back.ts'
import type { PracticeGateway } from './practice-gateway.ts'
import { notify } from './taken-back.ts'

/** So many flyers cost more than what may be paid in two parts. */
const MANY = 60_000

export const largeOrder = (shop: TestShop, as: MemberCaller) => placeFlyer(shop, as, MANY)

export const agree = (shop: TestShop, as: Caller, orderNumber: string, advance: number, shownTotal: number) =>
  shop.call(agreeAdvance, {
    as,
    params: { orderNumber },
    body: { advance, shownTotal, reason: '큰 주문이라 나누어 받음' },
    key: randomUUID(),
  })

export const drop = (shop: TestShop, as: StaffCaller, orderNumber: string) =>
  shop.call(dropAdvance, { as, params: { orderNumber }, body: { reason: '한 번에 내기로 함' }, key: randomUUID() })

const WINDOW_METHODS = { card: '카드', 'virtual-account': '가상계좌' } as const

/** What is to be paid now, by the window; a deposit is made at once. In the window it may be paid by another means than was said. */
export async function payPart(
  shop: TestShop,
  gateway: PracticeGateway,
  as: MemberCaller,
  orderNumber: string,
  method: keyof typeof WINDOW_METHODS = 'card',
  inWindow = method,
) {
  const started = await shop.call(startPayment, {
    as,
    body: { orderNumbers: [orderNumber], method },
    key: randomUUID(),
  })
  if (started.status !== 200) throw new Error(started.failure?.message ?? `${started.status}`)
  const { gatewayOrderId, orderName, amount } = started.data
  const paymentKey = await gateway.authenticate({
    orderId: gatewayOrderId,
    orderName,
    amount,
    method: WINDOW_METHODS[inWindow],
  })
  const payment = { gatewayOrderId, paymentKey, amount, orderName }
  const answer = await shop.call(confirmPayment, { as, body: { gatewayOrderId, paymentKey, amount } })
  if (inWindow === 'virtual-account') {
    await gateway.deposit(gatewayOrderId)
    await notify(shop, payment, 'DONE')
  }
  return { ...payment, answer }
}

/** The same, some of it paid with points and e-money before the gateway is asked for either part. */
export async function prepaidLargeOrder(shop: TestShop, as: MemberCaller) {
  const item = await addFlyer(shop, as, MANY)
  const body = await prepaidSheet(shop, as, await sheetFor(shop, as, [item]), { emoney: 0.1, points: 0.05 })
  return (await shop.call(placeOrder, { as, body })).data
}

/** As a packer does it; the refusal in words, null when it has left. */
export async function shipFirst(shop: TestShop, orderNumber: string): Promise<string | null> {
  const { rows } = await shop.container.database.pool.query<{ id: string }>(
    'select d.id from order_deliveries d join orders o on o.id = d.order_id where o.number = $1',
    [orderNumber],
  )
  const by = { kind: 'staff', id: randomUUID() } as const
  const parcel = {
    deliveryId: rows[0]?.id ?? '',
    event: 'ship',
    by,
    courier: 'CJ대한통운',
    trackingNumber: '1',
  } as const
  try {
    await shop.container.database.transaction((tx) => moveDelivery(tx, shop.container, parcel))
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
