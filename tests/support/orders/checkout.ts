import { randomUUID } from 'node:crypto'
import { addCartItem } from '#/contract/ordering/cart.contract.ts'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { placeOrder, previewOrder } from '#/contract/ordering/place-order.contract.ts'
import { confirmPayment, startPayment } from '#/contract/money/payments.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { CONSENT_TEXTS } from '#/domain/orders/consents.ts'
import type { Caller } from '../callers.ts'
import type { TestShop } from '../test-shop.ts'
import type { PracticeGateway } from './practice-gateway.ts'

/** A small flyer job that every test can order. */
export const flyer = (copies = 1000): JobSpec => ({ ...FLYER.defaults, copies })

export const ORDERER = { name: '김직지', phone: '01012345678', email: 'jikji@example.com', company: null }
export const RECIPIENT = {
  ...ORDERER,
  zipcode: '04524',
  address: '서울 중구 세종대로 110',
  addressEtc: '1층',
  request: '',
}
export const CONSENTS = CONSENT_TEXTS.map(({ kind, version }) => ({ kind, version }))

export async function addFlyer(shop: TestShop, as: Caller, copies = 1000) {
  return (await shop.call(addCartItem, { as, body: { spec: flyer(copies), files: [] } })).data
}

/** The order sheet as the browser would send it, with the total it was shown. */
export async function sheetFor(
  shop: TestShop,
  as: Caller,
  items: readonly { readonly id: string; readonly spec: JobSpec }[],
): Promise<BodyInputOf<typeof placeOrder>> {
  const itemIds = items.map((item) => item.id)
  const counts = items.map((item, index) => ({ line: index + 1, copies: item.spec.copies }))
  const deliveries = [{ method: 'courier' as const, zipcode: RECIPIENT.zipcode, counts }]
  const preview = await shop.call(previewOrder, { as, body: { itemIds, deliveries } })
  const { name, phone, zipcode, address, addressEtc, request } = RECIPIENT
  const recipient = { name, phone, zipcode, address, addressEtc, request }
  return {
    itemIds,
    orderer: ORDERER,
    deliveries: [{ method: 'courier', recipient, counts }],
    consents: CONSENTS,
    memo: '',
    shownTotal: preview.data.amounts.total,
  }
}

export async function placeFlyer(
  shop: TestShop,
  as: Caller,
  copies = 1000,
): Promise<{ orderNumber: string; total: number }> {
  const item = await addFlyer(shop, as, copies)
  return (await shop.call(placeOrder, { as, body: await sheetFor(shop, as, [item]) })).data
}

export interface WindowChoice {
  readonly method?: '카드' | '계좌이체' | '가상계좌'
  readonly outcome?: string
  readonly amount?: number
}

/** Writes the attempt and walks through the payment window; what comes back is what the browser brings to the success page. */
export async function openWindow(
  shop: TestShop,
  gateway: PracticeGateway,
  as: Caller,
  orderNumbers: string[],
  choice: WindowChoice = {},
) {
  const started = (await shop.call(startPayment, { as, body: { orderNumbers, method: 'card' }, key: randomUUID() }))
    .data
  const { gatewayOrderId, orderName } = started
  const amount = choice.amount ?? started.amount
  const paymentKey = await gateway.authenticate({ orderId: gatewayOrderId, orderName, amount, ...choice })
  return { gatewayOrderId, paymentKey, amount }
}

export async function payFor(
  shop: TestShop,
  gateway: PracticeGateway,
  as: Caller,
  orderNumbers: string[],
  choice: WindowChoice = {},
) {
  const body = await openWindow(shop, gateway, as, orderNumbers, choice)
  return { ...body, answer: await shop.call(confirmPayment, { as, body }) }
}
