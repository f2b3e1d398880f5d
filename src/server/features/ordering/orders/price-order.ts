import { AppError } from '#/contract/errors.ts'
import { copiesToSend } from '#/domain/catalog/ebook-job.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { discountOn, type MemberDiscount, NO_DISCOUNT, type OwnDiscount } from '#/domain/members/agreed-discount.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { DeliveryMethod } from '#/domain/orders/delivery-fee.ts'
import { unevenLine } from '#/domain/orders/delivery-counts.ts'
import { netTotals, type OrderAmounts, orderAmounts } from '#/domain/orders/order-amounts.ts'
import type { DeliveryCount } from '#/domain/orders/order-records.ts'
import type { Quote, QuoteRefusal } from '#/domain/pricing/quote.ts'
import type { Result } from '#/lib/result.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { type CartRow, type ItemPrice, priceItems } from '#/server/features/ordering/cart/cart.public.ts'
import { feesAt, feesByVersion, type ValidFees } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import type { PromisedLine } from '#/server/features/ordering/estimates/estimates.public.ts'
import { quoterOfBrand } from '#/server/features/ordering/origins/origins.public.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { OrdersDeps } from './orders-deps.ts'

/** What a line takes over from a cart item, or from the form of staff. */
export type OrderedItem = Pick<CartRow, 'title' | 'ownTitle' | 'files' | 'staffAskedAt'> &
  Partial<Pick<CartRow, 'brand' | 'origin' | 'classes'>>

export interface PricedLine<Item extends OrderedItem = OrderedItem> {
  readonly item: Item
  readonly spec: JobSpec
  readonly quote: Quote
  /** The estimate that holds its price. */
  readonly promised: PromisedLine | null
}

export interface PlannedDelivery {
  readonly method: DeliveryMethod
  readonly zipcode: string | null
  readonly counts: readonly DeliveryCount[]
}

export interface PricedOrder<Item extends OrderedItem = OrderedItem> {
  readonly lines: readonly PricedLine<Item>[]
  /** Of each delivery, in grams. */
  readonly grams: readonly number[]
  readonly amounts: OrderAmounts
  /** Of each line after the grade's discount, VAT included. */
  readonly nets: readonly Krw[]
  /** The delivery fees it was summed by. */
  readonly valid: ValidFees
}

interface Customer {
  readonly memberId: string
  /** Where the member was read already. */
  readonly reductions?: MemberDiscount | null
}

/** Prices cart items, in the order of `itemIds`, with today's tariff or as their estimate promises. NOT_FOUND: an item is gone; CONFLICT: not offered any more, a part of an estimate, or of two brands. */
export async function priceOrder(
  db: DbOrTx,
  deps: OrdersDeps,
  customer: Customer,
  itemIds: readonly string[],
  items: readonly CartRow[],
  deliveries: readonly PlannedDelivery[],
): Promise<PricedOrder<CartRow>> {
  // Asked together, one after the other on the transaction's connection.
  const [quoteJob, reductions] = await Promise.all([
    quoterOfBrand(db, deps.quoter, items[0]?.brand ?? null),
    customer.reductions ?? memberCard(db, customer.memberId).then((card) => card?.reductions),
  ])
  const chosen = itemIds.map((id) => {
    const item = items.find((candidate) => candidate.id === id)
    if (!item) throw new AppError('NOT_FOUND', '장바구니에 없는 품목이 있습니다. 장바구니에서 다시 골라 주세요.')
    return item
  })
  const prices = await priceItems(db, deps, quoteJob, chosen)
  const lines = chosen.map((item, at) => lineOf(item, prices[at]))
  checkWholeEstimates(lines)
  checkOneBrand(items)
  const own = reductions ? discountOn(reductions, seoulDay(deps.clock.now())) : NO_DISCOUNT
  return sumByFees(db, deps, lines, deliveries, own)
}

/** By the delivery fees of today, or those of the estimates whose prices hold. */
export async function sumByFees<Item extends OrderedItem>(
  db: DbOrTx,
  deps: OrdersDeps,
  lines: readonly PricedLine<Item>[],
  deliveries: readonly PlannedDelivery[],
  own: OwnDiscount,
): Promise<PricedOrder<Item>> {
  return cheapestOf((await feesToOffer(db, deps, lines)).map((valid) => sumOrder(lines, deliveries, { own, valid })))
}

/** Weights, fees and the discount that is the customer's own. INVALID_INPUT when the copies do not add up. */
export function sumOrder<Item extends OrderedItem>(
  lines: readonly PricedLine<Item>[],
  deliveries: readonly PlannedDelivery[],
  { own, valid }: { readonly own: OwnDiscount; readonly valid: ValidFees },
): PricedOrder<Item> {
  const uneven = unevenLine(
    lines.map(({ spec }) => copiesToSend(spec)),
    deliveries,
  )
  if (deliveries.length > 0 && uneven !== null)
    throw new AppError('INVALID_INPUT', `${uneven}번 품목의 배송지별 부수를 합하면 주문 부수와 같아야 합니다.`)
  const grams = deliveries.map((delivery) => gramsOf(delivery, lines))
  const parcels = deliveries.map(({ method, zipcode }, index) => ({
    method,
    zipcode,
    grams: grams[index] ?? 0,
    postPaid: onlyKits(deliveries[index], lines),
  }))
  const priced = lines.map(({ quote, promised }) => ({ ...quote, promised }))
  const amounts = orderAmounts(priced, parcels, own, valid.fees)
  return { lines, grams, amounts, nets: netTotals(priced, own.rate), valid }
}

/** Those of today, or the ones that its estimates were summed by. */
async function feesToOffer(db: DbOrTx, deps: OrdersDeps, lines: readonly PricedLine[]): Promise<readonly ValidFees[]> {
  const promised = new Set(lines.flatMap((line) => (line.promised ? [line.promised.feesVersion] : [])))
  if (promised.size === 0) return [await feesAt(db, deps.clock.now())]
  const fees = await feesByVersion(db)
  return [...fees].filter(([version]) => promised.has(version)).map(([version, its]) => ({ version, fees: its }))
}

/** Where several estimates promised several fees, the customer is asked for the least. */
function cheapestOf<Item extends OrderedItem>(offers: readonly PricedOrder<Item>[]): PricedOrder<Item> {
  const [first, ...others] = offers
  if (!first) throw new Error('no delivery fees to sum an order by')
  return others.reduce((least, offer) => (offer.amounts.total < least.amounts.total ? offer : least), first)
}

function lineOf(item: CartRow, priced: Result<ItemPrice, QuoteRefusal> | undefined): PricedLine<CartRow> {
  if (!priced?.ok)
    throw new AppError('CONFLICT', `「${item.title}」은 지금 주문할 수 없습니다.\n${priced?.error.message ?? ''}`)
  return { item, ...priced.value }
}

/** Each brand has a cart of its own, and an order is of one of them. */
function checkOneBrand(items: readonly CartRow[]): void {
  if (new Set(items.map(({ brand }) => brand)).size > 1)
    throw new AppError(
      'CONFLICT',
      '서로 다른 장바구니의 품목은 함께 주문할 수 없어요. 장바구니마다 따로 주문해 주세요.\n아직 주문하지 않았습니다.',
    )
}

/** An estimate is one offer: its price, discounts and adjustments are for all of its jobs together. */
function checkWholeEstimates(lines: readonly PricedLine[]): void {
  for (const { promised } of lines) {
    if (!promised) continue
    const chosen = lines.filter((line) => line.promised?.estimateId === promised.estimateId)
    if (chosen.length < promised.lineCount)
      throw new AppError(
        'CONFLICT',
        `견적서 ${promised.number}의 품목 ${promised.lineCount}건은 함께 주문해야 견적 금액으로 드릴 수 있습니다.\n장바구니에서 모두 골라 주세요.`,
      )
  }
}

/** A kit of samples is sold with its postage, and goes along with whatever else is sent. */
const onlyKits = (delivery: PlannedDelivery | undefined, lines: readonly PricedLine[]): boolean => {
  const sent = delivery?.counts.flatMap(({ line, copies }) => (copies > 0 ? (lines[line - 1] ?? []) : [])) ?? []
  return sent.length > 0 && sent.every(({ spec }) => isKit(spec))
}

function gramsOf(delivery: PlannedDelivery, lines: readonly PricedLine[]): number {
  const sum = delivery.counts.reduce(
    (grams, count) => grams + (lines[count.line - 1]?.quote.copyWeight ?? 0) * count.copies,
    0,
  )
  return Math.min(Math.ceil(sum), 2_000_000_000)
}
