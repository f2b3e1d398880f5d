import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { CONSENT_TEXTS } from '#/domain/orders/consents.ts'

export interface Places {
  readonly url: string
  readonly gatewayUrl: string
  readonly authorization: string
}

export interface Bought {
  readonly orderNumber: string
  readonly gatewayOrderId: string
  readonly total: number
}

const PATIENCE_MS = 900_000
const REST_MS = 60
const SPEC = { ...FLYER.defaults, copies: 4000 }
const RECIPIENT = {
  name: '김직지',
  phone: '01012345678',
  zipcode: '04524',
  address: '서울 중구',
  addressEtc: '',
  request: '',
}

/** Asks with the same key until somebody answers: what a person with a bad line and the button does. */
export async function insist<T>(places: Places, path: string, body: object, key: string | null): Promise<T> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      const response = await fetch(`${places.url}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: places.authorization,
          ...(key ? { 'idempotency-key': key } : {}),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(120_000),
      })
      const text = await response.text()
      if (response.ok) return (JSON.parse(text) as { resultData: T }).resultData
      // 409: the first press is still being worked on; 5xx: the shop is dying or its database is gone.
      if (response.status < 500 && response.status !== 409) throw new Refused(`${path} ${response.status} ${text}`)
    } catch (error) {
      if (error instanceof Refused) throw error
    }
    if (Date.now() > until) throw new Error(`nobody answers ${path}`)
    await sleep(REST_MS)
  }
}

class Refused extends Error {}

const ACCOUNT = { bank: '88', accountNumber: '110123456789', holderName: '김직지' }

/** Cancels an order, whatever dies meanwhile; 409 is an answer too: somebody was faster, or a payment is being confirmed. */
export async function cancel(places: Places, orderNumber: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  const key = randomUUID()
  while (Date.now() < until) {
    const response = await fetch(`${places.url}/api/orders/${orderNumber}/cancel`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: places.authorization, 'idempotency-key': key },
      body: JSON.stringify({ reason: '필요 없음', refundAccount: ACCOUNT }),
      signal: AbortSignal.timeout(120_000),
    }).catch(() => null)
    if (response?.ok || response?.status === 409) return
    if (response && response.status === 500) throw new Error(`cancelling ${orderNumber}: ${await response.text()}`)
    await sleep(REST_MS)
  }
  throw new Error(`nobody cancels ${orderNumber}`)
}

/** One checkout from cart to confirm, whatever dies meanwhile. */
export async function buy(places: Places, outcome: string, method: '카드' | '가상계좌' = '카드'): Promise<Bought> {
  const item = await insist<{ id: string; price: { total: number } }>(
    places,
    '/api/cart/items',
    { spec: SPEC, files: [] },
    randomUUID(),
  )
  const sheet = {
    itemIds: [item.id],
    orderer: { name: '김직지', phone: '01012345678', email: 'torture@example.com', company: null },
    deliveries: [{ method: 'courier', recipient: RECIPIENT, counts: [{ line: 1, copies: SPEC.copies }] }],
    consents: CONSENT_TEXTS.map(({ kind, version }) => ({ kind, version })),
    memo: '',
    shownTotal: item.price.total,
  }
  const order = await insist<{ orderNumber: string; total: number }>(places, '/api/orders', sheet, randomUUID())
  const asked = { orderNumbers: [order.orderNumber], method: method === '카드' ? 'card' : 'virtual-account' }
  const attempt = await insist<{ gatewayOrderId: string; amount: number; orderName: string }>(
    places,
    '/api/payments',
    asked,
    randomUUID(),
  )
  const { gatewayOrderId, amount, orderName } = attempt
  const authenticated = await fetch(`${places.gatewayUrl}/authenticated`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId: gatewayOrderId, amount, orderName, outcome, method }),
  })
  const { paymentKey } = (await authenticated.json()) as { paymentKey: string }
  await insist(places, '/api/payments/confirm', { gatewayOrderId, paymentKey, amount }, null)
  return { orderNumber: order.orderNumber, gatewayOrderId, total: order.total }
}
