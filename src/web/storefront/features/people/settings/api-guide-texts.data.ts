export const FIRST_CALL = `curl https://<이 쇼핑몰 주소>/api/orders \\
  -H "authorization: Bearer jikji_..."`

/** In the order of the calls, each with the endpoint that does it. */
export const WAY = [
  '가격을 봅니다. POST /api/quotes',
  '파일을 올립니다. POST /api/files로 시작하고, parts에서 받은 주소에 조각을 PUT하고, complete를 checking이 아닐 때까지 부릅니다.',
  '장바구니에 담습니다. POST /api/cart/items',
  '배송비를 더한 금액을 봅니다. POST /api/orders/preview',
  '주문합니다. 본 금액을 shownTotal에 적습니다. POST /api/orders',
  '가상계좌를 발급합니다. POST /api/payments/virtual-accounts. 결제가 끝난 것은 order.paid 웹훅으로 압니다.',
  'proof.ready 웹훅을 받으면 시안을 봅니다. GET /api/proofs/:proofId',
  '맞으면 승인합니다. 읽은 binding을 그대로 적습니다. POST /api/proofs/:proofId/approval',
  'order.dispatched와 order.delivered 웹훅을 기다립니다. GET /api/orders/:orderNumber',
] as const

export const SIGNATURE = `import { createHmac, timingSafeEqual } from 'node:crypto'

// secret: 웹훅을 만들 때 받은 whsec_... / body: 받은 그대로의 글
function isFromShop(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': got } = headers
  if (Math.abs(Date.now() / 1000 - Number(at)) > 300) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const sum = createHmac('sha256', key).update(\`\${id}.\${at}.\${body}\`).digest('base64')
  const right = Buffer.from(\`v1,\${sum}\`)
  return got.split(' ').some((one) => one.length === right.length && timingSafeEqual(Buffer.from(one), right))
}`
