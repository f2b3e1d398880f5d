import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { placeOrder as placeOrderEndpoint } from '#/contract/ordering/place-order.contract.ts'
import { copiesToSend } from '#/domain/catalog/ebook-job.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { neededConsents } from '#/domain/orders/consents.ts'
import { type CartRow, takeFromCart } from '#/server/features/ordering/cart/cart.public.ts'
import { mayOrderLines } from '#/server/features/ordering/origins/origins.public.ts'
import { reserveCoupons } from '#/server/features/benefits/coupons/coupons.public.ts'
import { lockMember } from '#/server/features/people/members/members.public.ts'
import { lockEstimates, markOrdered } from '#/server/features/ordering/estimates/estimates.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'
import { orderPlaced } from './order-events.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { refuseStopped } from './refuse-stopped.ts'
import { priceOrder } from './price-order.ts'
import { spendBenefits, weighBenefits } from './use-benefits.ts'
import { writeOrder } from './write-order.ts'

type Sheet = BodyOf<typeof placeOrderEndpoint>

/**
 * Turns cart items into an order, with the prices of now or those an estimate promises, which is used up by it. CONFLICT when they differ from what the sheet showed: then nothing
 * is ordered and the cart stays as it is. FORBIDDEN when the member may not order one of them any more.
 */
export async function placeOrder(tx: Tx, deps: OrdersDeps, member: MemberPrincipal, sheet: Sheet) {
  const { memberId } = member
  checkConsents(sheet)
  checkAddresses(sheet)
  const itemIds = [...new Set(sheet.itemIds)]
  // Two tabs with two coupons for a first order come one after the other.
  const reductions = sheet.benefits.couponIds.length > 0 ? await lockMember(tx, memberId) : null
  const items = await takeFromCart(tx, memberId, itemIds)
  const estimateIds = items.flatMap((item) => item.estimateId ?? [])
  if (estimateIds.length > 0) await lockEstimates(tx, estimateIds)
  const deliveries = sheet.deliveries.map(({ method, recipient, counts }) => ({
    method,
    zipcode: recipient.zipcode,
    counts,
  }))
  const priced = await priceOrder(tx, deps, { memberId, reductions }, itemIds, items, deliveries)
  // What an estimate promises was promised to this customer, by the same rule or by staff who knew better; what it promised
  // before its time was over is asked about anew.
  const asked = priced.lines.flatMap(({ item: { brand, origin }, spec: { product }, promised }) =>
    promised === null ? [{ product, origin, brand }] : [],
  )
  const refused = (await mayOrderLines(tx, deps.origins, member, asked)).find(({ ok }) => !ok)
  if (refused?.ok === false) throw new AppError('FORBIDDEN', refused.error.message)
  checkSomewhere(items, sheet)
  await refuseStopped(tx, deps, priced.lines)
  const { amounts, coupons } = await weighBenefits(tx, deps, { memberId, asked: sheet.benefits, priced })
  const { total } = amounts
  if (total !== sheet.shownTotal)
    throw new AppError(
      'CONFLICT',
      `그 사이 금액이 ${formatWon(total)}으로 바뀌었습니다.\n아직 주문하지 않았습니다. 바뀐 금액을 확인하고 다시 눌러 주세요.`,
      { shownTotal: String(total) },
    )
  const by = { kind: 'customer', id: memberId } as const
  const order = await writeOrder(tx, deps, {
    memberId,
    sheet,
    priced,
    amounts,
    placed: { event: 'place', by, note: '' },
  })
  if (coupons.length > 0) await reserveCoupons(tx, { order, memberId, chosen: coupons })
  await spendBenefits(tx, deps, { memberId, order, amounts })
  const promised = new Set(priced.lines.flatMap((line) => line.promised?.estimateId ?? []))
  if (promised.size > 0) await markOrdered(tx, { ids: [...promised], orderId: order.id, at: order.at })
  await deps.jobs.emit(tx, orderPlaced, { orderId: order.id })
  return { orderNumber: order.number, total }
}

function checkConsents(sheet: Sheet): void {
  const allPickup = sheet.deliveries.every((delivery) => delivery.method === 'pickup')
  const missing = neededConsents(allPickup).find(
    (text) => !sheet.consents.some((given) => given.kind === text.kind && given.version === text.version),
  )
  if (missing)
    throw new AppError('INVALID_INPUT', '필수 동의를 확인해 주세요.', { [`consents.${missing.kind}`]: missing.title })
}

/** What is printed goes somewhere, and an order of nothing but e-books goes nowhere. */
function checkSomewhere(items: readonly CartRow[], { deliveries }: Sheet): void {
  const isSent = items.some(({ spec }) => copiesToSend(spec) > 0)
  if (isSent === deliveries.length > 0) return
  const message = isSent ? '배송지를 정해 주세요.' : '전자책은 배송하지 않아요. 배송지 없이 주문해 주세요.'
  throw new AppError('INVALID_INPUT', message, { deliveries: message })
}

function checkAddresses(sheet: Sheet): void {
  const index = sheet.deliveries.findIndex(
    ({ method, recipient }) => method !== 'pickup' && (!recipient.zipcode || recipient.address === ''),
  )
  if (index !== -1)
    throw new AppError('INVALID_INPUT', '배송지 주소를 입력해 주세요.', {
      [`deliveries.${index}.recipient.address`]: '배송지 주소를 입력해 주세요.',
    })
}
