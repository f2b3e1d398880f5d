import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { placeOrder as placeOrderEndpoint } from '#/contract/ordering/place-order.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { neededConsents } from '#/domain/orders/consents.ts'
import { copiesByLine } from '#/domain/orders/delivery-counts.ts'
import { ORDER_NUMBER_RANDOM, orderNumber } from '#/domain/orders/order-number.ts'
import { requireMayOrder, takeFromCart } from '#/server/features/ordering/cart/cart.public.ts'
import { lockEstimates, markOrdered } from '#/server/features/ordering/estimates/estimates.public.ts'
import { bindFiles as keepFiles } from '#/server/features/files/files/files.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'
import { insertOrder, type NewOrder } from './insert-order.repo.ts'
import { orderPlaced } from './order-events.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { refuseStopped } from './refuse-stopped.ts'
import { type PricedOrder, priceOrder } from './price-order.ts'

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
  const items = await takeFromCart(tx, memberId, itemIds)
  // What an estimate promised was promised to this customer, by the same rule or by staff who knew better.
  for (const item of items) if (item.estimateId === null) requireMayOrder(member, item.spec.product)
  const estimateIds = items.flatMap((item) => item.estimateId ?? [])
  if (estimateIds.length > 0) await lockEstimates(tx, estimateIds)
  const deliveries = sheet.deliveries.map(({ method, recipient, counts }) => ({
    method,
    zipcode: recipient.zipcode,
    counts,
  }))
  const priced = await priceOrder(tx, deps, memberId, itemIds, items, deliveries)
  await refuseStopped(tx, deps, priced.lines)
  const { total } = priced.amounts
  if (total !== sheet.shownTotal)
    throw new AppError(
      'CONFLICT',
      `그 사이 금액이 ${formatWon(total)}으로 바뀌었습니다.\n아직 주문하지 않았습니다. 바뀐 금액을 확인하고 다시 눌러 주세요.`,
      { shownTotal: String(total) },
    )
  const order = newOrder(deps, memberId, sheet, priced)
  const fileIds = order.lines.flatMap((line) => line.files.map((file) => file.fileId))
  if (fileIds.length > 0) await keepFiles(tx, fileIds)
  await insertOrder(tx, order)
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

function checkAddresses(sheet: Sheet): void {
  const index = sheet.deliveries.findIndex(
    ({ method, recipient }) => method !== 'pickup' && (!recipient.zipcode || recipient.address === ''),
  )
  if (index !== -1)
    throw new AppError('INVALID_INPUT', '배송지 주소를 입력해 주세요.', {
      [`deliveries.${index}.recipient.address`]: '배송지 주소를 입력해 주세요.',
    })
}

function newOrder(deps: OrdersDeps, memberId: string, sheet: Sheet, priced: PricedOrder): NewOrder {
  const now = deps.clock.now()
  const { goodsSupply, goodsVat, discountTotal, deliveryTotal, total, deliveryFees } = priced.amounts
  const lineIds = priced.lines.map(() => deps.ids.uuid())
  const deliveryIds = sheet.deliveries.map(() => deps.ids.uuid())
  return {
    id: deps.ids.uuid(),
    number: orderNumber(now, deps.ids.readable(ORDER_NUMBER_RANDOM)),
    memberId,
    orderer: sheet.orderer,
    amounts: { goodsSupply, goodsVat, discountTotal, deliveryTotal, total },
    memo: sheet.memo,
    sender: sheet.sender,
    evidence: sheet.evidence,
    at: now,
    lines: priced.lines.map(({ item, spec, quote }, index) => ({
      id: idAt(lineIds, index),
      position: index + 1,
      title: item.title,
      ownTitle: item.ownTitle,
      product: spec.product,
      spec,
      quote,
      files: item.files,
      copies: spec.copies,
      supply: quote.supply,
      vat: quote.vat,
      total: quote.supply + quote.vat,
      fileState: item.files.length > 0 ? ('checking' as const) : ('no-file' as const),
      staffAskedAt: item.staffAskedAt,
    })),
    deliveries: sheet.deliveries.map(({ method, recipient }, index) => ({
      id: idAt(deliveryIds, index),
      position: index + 1,
      method,
      recipient,
      fee: deliveryFees[index] ?? 0,
      grams: priced.grams[index] ?? 0,
    })),
    deliveryLines: sheet.deliveries.flatMap(({ counts }, index) =>
      [...copiesByLine(counts)].map(([line, copies]) => ({
        deliveryId: idAt(deliveryIds, index),
        lineId: idAt(lineIds, line - 1),
        copies,
      })),
    ),
    consents: sheet.consents.map(({ kind, version }) => ({ kind, textVersion: version })),
  }
}

function idAt(ids: readonly string[], index: number): string {
  const id = ids[index]
  if (id === undefined) throw new Error(`the sheet names a line ${index + 1} that it does not have`)
  return id
}
