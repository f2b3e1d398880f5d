import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { CONSENT_TEXTS } from '#/domain/orders/consents.ts'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { TAKEN } from './taken-benefits.ts'

export interface BenchShop {
  readonly url: string
  readonly gatewayUrl: string
  readonly authorization: string
}

// The measured machine also runs the clients, so they should cost little: `fetch` costs three times as much as this.
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

function ask(url: string, body: object, headers: Readonly<Record<string, string>>): Promise<string> {
  const text = Buffer.from(JSON.stringify(body))
  const all = { ...headers, 'content-type': 'application/json', 'content-length': String(text.length) }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers: all }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(answer)
        else reject(new Error(`${url} answered ${response.statusCode}: ${answer.slice(0, 300)}`))
      })
    })
    sent.on('error', reject)
    sent.end(text)
  })
}

async function post<T>({ url, authorization }: BenchShop, path: string, body: object, key = true): Promise<T> {
  const once: Record<string, string> = key ? { 'idempotency-key': randomUUID() } : {}
  const answer = await ask(`${url}${path}`, body, { authorization, ...once })
  return (JSON.parse(answer) as { resultData: T }).resultData
}

const ORDERER = { name: '김직지', phone: '01012345678', email: 'bench@example.com', company: null }
const { name, phone } = ORDERER
const RECIPIENT = { name, phone, zipcode: '04524', address: '서울 중구 세종대로 110', addressEtc: '', request: '' }
const SPEC = { ...FLYER.defaults, copies: 4000 }
const DELIVERIES = [{ method: 'courier', recipient: RECIPIENT, counts: [{ line: 1, copies: SPEC.copies }] }]
const CONSENTS = CONSENT_TEXTS.map(({ kind, version }) => ({ kind, version }))

interface Quoted {
  readonly id: string
  readonly price: { readonly total: number }
}

let reduced: number | null = null

/** What the order sheet shows with grade, coupon, points and e-money. It is the same each time, so it is asked for once. */
async function reducedTotal(shop: BenchShop, itemId: string, benefits: object): Promise<number> {
  const deliveries = DELIVERIES.map(({ method, recipient, counts }) => ({ method, counts, zipcode: recipient.zipcode }))
  const body = { itemIds: [itemId], deliveries, benefits }
  reduced ??= (await post<{ amounts: { total: number } }>(shop, '/api/orders/preview', body, false)).amounts.total
  return reduced
}

/** One whole checkout as a browser makes it: cart, order, attempt, the payment window, confirm. Answers with its milliseconds. */
export async function checkout(shop: BenchShop, deliveryFee: number, couponId?: string): Promise<number> {
  const from = performance.now()
  const item = await post<Quoted>(shop, '/api/cart/items', { spec: SPEC, files: [] })
  const benefits = couponId ? { couponIds: [couponId], points: TAKEN.points, emoney: TAKEN.emoney } : null
  const shownTotal = benefits ? await reducedTotal(shop, item.id, benefits) : item.price.total + deliveryFee
  const order = await post<{ orderNumber: string }>(shop, '/api/orders', {
    itemIds: [item.id],
    orderer: ORDERER,
    deliveries: DELIVERIES,
    consents: CONSENTS,
    memo: '',
    ...(benefits ? { benefits } : {}),
    shownTotal,
  })
  const attempt = await post<{ gatewayOrderId: string; amount: number; orderName: string }>(shop, '/api/payments', {
    orderNumbers: [order.orderNumber],
    method: 'card',
  })
  const { gatewayOrderId, amount, orderName } = attempt
  const window = await ask(`${shop.gatewayUrl}/authenticated`, { orderId: gatewayOrderId, amount, orderName }, {})
  const { paymentKey } = JSON.parse(window) as { paymentKey: string }
  const paid = await post<{ state: string }>(
    shop,
    '/api/payments/confirm',
    { gatewayOrderId, paymentKey, amount },
    false,
  )
  if (paid.state !== 'paid') throw new Error(`payment is ${paid.state}`)
  return performance.now() - from
}
