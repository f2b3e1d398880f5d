import { AppError } from '#/contract/errors.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { lessBenefits } from '#/domain/orders/benefits.ts'
import { type ChangedAmounts, type ChangedParcel, rateOfThen } from '#/domain/orders/order-change.ts'
import { bindingText } from '#/domain/proofs/binding.ts'
import { feesOf } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import { quoterOfBrand } from '#/server/features/ordering/origins/origins.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { ChangeSide } from './order-changes.table.ts'
import { type DeliveryRow, readDeliveries, readLines } from './lines.repo.ts'
import type { OrderLine } from './order-line.ts'
import type { OrdersDeps } from './orders-deps.ts'
import type { OrderRow } from './orders.repo.ts'
import { type PricedLine, sumOrder } from './price-order.ts'

export interface WantedChange {
  readonly spec: JobSpec
  /** The spec as the form was opened: whoever was overtaken is told. */
  readonly seenSpec: JobSpec
  /** Copies to each parcel; not needed where all go to one. */
  readonly counts: readonly { readonly deliveryId: string; readonly copies: number }[]
}

export interface PricedChange {
  readonly before: ChangeSide
  readonly after: ChangeSide
  readonly difference: number
}

/**
 * What an order comes to with one line changed: the same engine and the tariff of today for that line, the prices of then for all
 * others, the discount and the delivery fees of then, by the new weight. INVALID_INPUT: it cannot be made; CONFLICT: the line is another by now.
 */
export async function priceChange(
  db: DbOrTx,
  deps: OrdersDeps,
  { order, line, wanted }: { readonly order: OrderRow; readonly line: OrderLine; readonly wanted: WantedChange },
): Promise<PricedChange> {
  if (bindingText(wanted.seenSpec, []) !== bindingText(line.spec, []))
    throw new AppError('CONFLICT', '그 사이 다른 직원이 이 품목을 바꾸었습니다. 새로 고쳐 지금 사양을 확인해 주세요.')
  const lines = await readLines(db, order.id)
  const parcels = await readDeliveries(db, order.id)
  const quoted = await quoteChange(db, deps, line, wanted.spec)
  const copies = copiesOf(line, parcels, quoted.spec.copies, wanted.counts)
  const rate = rateOfThen(order.goodsSupply + order.goodsVat, order.discountTotal)
  const own = { rate, agreed: order.discountAgreed }
  const changed = lines.map((each): PricedLine => {
    const item = { title: each.title, ownTitle: each.ownTitle, files: [], staffAskedAt: null }
    return each.id === line.id ? { item, ...quoted, promised: null } : { item, ...each, promised: null }
  })
  const plans = parcels.map(({ id, method, recipient, counts }) => ({
    method,
    zipcode: recipient.zipcode,
    counts: [
      ...counts.filter(({ lineId }) => lineId !== line.id),
      ...[copies.get(id)].flatMap((count) => (count ? [{ line: line.position, copies: count }] : [])),
    ],
  }))
  const valid = { version: order.feesVersion, fees: await feesOf(db, order.feesVersion) }
  const { amounts, grams } = sumOrder(changed, plans, { own, valid })
  const payable = lessBenefits(amounts, order)
  if (!payable) throw refused('spec', LESS_THAN_BENEFITS)
  const { deliveryFees, discountAgreed: _agreed, ...gross } = amounts
  const sums: ChangedAmounts = { ...gross, total: payable.total }
  const after = parcels.map(({ id }, at): ChangedParcel => {
    return { deliveryId: id, copies: copies.get(id) ?? 0, fee: deliveryFees[at] ?? 0, grams: grams[at] ?? 0 }
  })
  return {
    before: { spec: line.spec, quote: line.quote, amounts: amountsOf(order), parcels: parcels.map(parcelOf(line)) },
    after: { ...quoted, amounts: sums, parcels: after },
    difference: sums.total - order.total,
  }
}

async function quoteChange(db: DbOrTx, deps: OrdersDeps, line: OrderLine, spec: JobSpec) {
  // Its price, its classes and its files are the business of the room that made it.
  if (line.origin) throw new AppError('CONFLICT', MADE_ELSEWHERE)
  if (spec.product !== line.spec.product)
    throw refused('spec.product', '다른 상품으로는 바꿀 수 없습니다. 취소하고 새로 주문해 주세요.')
  const quoteJob = await quoterOfBrand(db, deps.quoter, line.brand)
  const answer = quoteJob(spec, { files: line.files, kept: line.spec })
  if (!answer.ok) throw refused(`spec${answer.error.path ? `.${answer.error.path}` : ''}`, answer.error.message)
  if (bindingText(answer.value.spec, []) === bindingText(line.spec, []))
    throw refused('spec', '바뀐 것이 없습니다. 옵션이나 부수를 바꿔 주세요.')
  return answer.value
}

const MADE_ELSEWHERE =
  '교재, 묶음 제본, 전자책은 주문한 뒤에 사양을 바꿀 수 없습니다. 취소하고 새로 주문하게 해 주세요.'
const LESS_THAN_BENEFITS = '쿠폰과 포인트, e머니로 낸 금액보다 싸게는 바꿀 수 없습니다. 취소하고 새로 주문해 주세요.'

const refused = (field: string, message: string) => new AppError('INVALID_INPUT', message, { [field]: message })

/** Copies of the line in each parcel. Where all go to one parcel nobody is asked. */
function copiesOf(
  line: OrderLine,
  parcels: readonly DeliveryRow[],
  copies: number,
  wanted: WantedChange['counts'],
): ReadonlyMap<string, number> {
  const carrying = parcels.flatMap(({ id, counts }) =>
    counts.filter(({ lineId }) => lineId === line.id).map((count) => ({ deliveryId: id, copies: count.copies })),
  )
  const [only] = carrying
  if (only && carrying.length === 1) return new Map([[only.deliveryId, copies]])
  const given = wanted.length > 0 ? wanted : copies === line.copies ? carrying : []
  const known = given.every(({ deliveryId }) => carrying.some((each) => each.deliveryId === deliveryId))
  const sum = given.reduce((total, each) => total + each.copies, 0)
  if (!known || sum !== copies || given.length !== carrying.length)
    throw refused('counts', `배송지마다 몇 부를 보낼지 적어 주세요. 합이 ${copies}부여야 합니다.`)
  return new Map(given.map((each) => [each.deliveryId, each.copies]))
}

const amountsOf = (order: OrderRow): ChangedAmounts => ({
  goodsSupply: order.goodsSupply,
  goodsVat: order.goodsVat,
  discountTotal: order.discountTotal,
  deliveryTotal: order.deliveryTotal,
  total: order.total,
})

const parcelOf =
  (line: OrderLine) =>
  ({ id, fee, grams, counts }: DeliveryRow): ChangedParcel => ({
    deliveryId: id,
    copies: counts.find(({ lineId }) => lineId === line.id)?.copies ?? 0,
    fee,
    grams,
  })
