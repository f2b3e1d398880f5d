// A reseller's system without a browser: quotes, uploads, orders, pays, approves and listens. Only fetch and node:crypto.
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

export interface Shop {
  readonly address: string
  /** From 마이페이지 > API 연동. */
  readonly key: string
  /** Called between two looks at something that is not ready yet. */
  readonly wait: () => Promise<unknown>
}
export interface Job {
  readonly spec: { readonly copies: number }
  readonly files: readonly {
    readonly part: string
    readonly purpose: string
    readonly bytes: Uint8Array<ArrayBuffer>
  }[]
  readonly orderer: object
  readonly recipient: { readonly zipcode: string }
  readonly consents: readonly { readonly kind: string; readonly version: string }[]
  /** Code of the bank whose virtual account is paid into. */
  readonly bank: string
}
interface Account {
  readonly gatewayOrderId: string
  readonly amount: number
  readonly account: { readonly bank: string; readonly number: string } | null
}

/** One call. The same idempotency key may be sent again after a lost answer: the act happens once. */
async function call<T>({ address, key }: Shop, method: string, path: string, body?: object, once = randomUUID()) {
  const response = await fetch(address + path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': once },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = (await response.json()) as { readonly resultData: T; readonly message?: string }
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`)
  return answer.resultData
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Files above `partSize` are sent in several parts of that size; each has its own signed address. */
async function upload(shop: Shop, { part, purpose, bytes }: Job['files'][number]) {
  const start = { name: `${part}.pdf`, bytes: bytes.length, purpose }
  const { fileId, partSize } = await call<{ fileId: string; partSize: number }>(shop, 'POST', '/api/files', start)
  for (let number = 1; (number - 1) * partSize < bytes.length; number += 1) {
    const piece = bytes.subarray((number - 1) * partSize, number * partSize)
    const wanted = { parts: [{ number, sha256: sha256(piece) }] }
    const path = `/api/files/${fileId}/parts`
    const signed = await call<{ parts: { url: string; headers: HeadersInit }[] }>(shop, 'POST', path, wanted)
    for (const { url, headers } of signed.parts)
      await fetch(new URL(url, shop.address), { method: 'PUT', headers, body: piece })
  }
  while ((await call<{ state: string }>(shop, 'POST', `/api/files/${fileId}/complete`, {})).state === 'checking')
    await shop.wait()
  return { fileId, part }
}

/** From the price to the order and the account to pay into. Nothing is ordered when the total is above `most`. */
export async function order(shop: Shop, job: Job, most: number): Promise<Account & { readonly orderNumber: string }> {
  const { spec, orderer, recipient, consents, bank } = job
  const { quote } = await call<{ quote: { total: number } }>(shop, 'POST', '/api/quotes', { spec })
  if (quote.total > most) throw new Error(`${quote.total}원은 ${most}원보다 비쌉니다.`)
  const files = []
  for (const file of job.files) files.push(await upload(shop, file))
  const item = await call<{ id: string }>(shop, 'POST', '/api/cart/items', { spec, files })
  const plan = { method: 'courier', counts: [{ line: 1, copies: spec.copies }] }
  const itemIds = [item.id]
  const sheet = { itemIds, deliveries: [{ ...plan, zipcode: recipient.zipcode }] }
  const { amounts } = await call<{ amounts: { total: number } }>(shop, 'POST', '/api/orders/preview', sheet)
  const deliveries = [{ ...plan, recipient }]
  const wish = { itemIds, orderer, deliveries, consents, memo: '', shownTotal: amounts.total }
  const { orderNumber } = await call<{ orderNumber: string }>(shop, 'POST', '/api/orders', wish)
  const pay = { orderNumbers: [orderNumber], bank }
  return { orderNumber, ...(await call<Account>(shop, 'POST', '/api/payments/virtual-accounts', pay)) }
}

/** Approves the version that lies with the customer, when there is one. A webhook `proof.ready` says when to look. */
export async function approve(shop: Shop, proofId: string, looksRight: (pages: number) => boolean): Promise<boolean> {
  type Version = { number: number; binding: string; pageCount: number; current: boolean }
  const proof = await call<{ versions: Version[]; may: { approve: boolean } }>(shop, 'GET', `/api/proofs/${proofId}`)
  const [newest] = proof.versions
  if (!newest || !proof.may.approve || !looksRight(newest.pageCount)) return false
  const body = { version: newest.number, binding: newest.binding, knows: { openComments: 0, sameAs: null } }
  await call(shop, 'POST', `/api/proofs/${proofId}/approval`, body)
  return true
}

/** Whether a webhook is the shop's: signed with the secret, and not older than five minutes. */
export function isFromShop(secret: string, headers: Record<string, string>, body: string, now = Date.now()): boolean {
  const { 'webhook-id': id = '', 'webhook-timestamp': at = '', 'webhook-signature': signatures = '' } = headers
  if (!(Math.abs(now / 1000 - Number(at)) <= 300)) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const right = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`)
  return signatures.split(' ').some((one) => one.length === right.length && timingSafeEqual(Buffer.from(one), right))
}
