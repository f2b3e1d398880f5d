import { AppError } from '#/contract/errors.ts'
import { sameSpec } from '#/domain/catalog/spec-key.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { type EstimateState, stateAt } from '#/domain/estimates/estimate-machine.ts'
import { discountOn } from '#/domain/members/agreed-discount.ts'
import type { DeliveryMethod } from '#/domain/orders/delivery-fee.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { livingFiles, readOfEstimate, takeFromCart } from '#/server/features/ordering/cart/cart.public.ts'
import { estimateOf, lockEstimate, type WholeEstimate } from '#/server/features/ordering/estimates/estimates.public.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { type PricedLine, type PricedOrder, sumByFees } from './price-order.ts'

/** An estimate as it was read out to its customer. */
export interface SeenEstimate {
  readonly number: string
  readonly version: number
}

const NOT_OPEN: Readonly<Record<Exclude<EstimateState, 'open'>, string>> = {
  ordered: '이미 주문한 견적입니다.',
  expired: '기한이 지난 견적입니다. 오늘 요금표로 주문을 받아 주세요.',
  withdrawn: '취소한 견적입니다.',
}

/** CONFLICT when its price holds no more, or holds only where its customer orders by himself. */
export function checkOffer({ row, lines }: WholeEstimate, now: Date): void {
  const state = stateAt(row.state, row.expiresAt, now)
  if (state !== 'open') throw new AppError('CONFLICT', NOT_OPEN[state])
  if (lines.some(({ brand, origin }) => brand !== null || origin !== null))
    throw new AppError('CONFLICT', '옵션으로 값을 내는 품목만 든 견적이 아니라 고객이 견적함에서 주문합니다.')
}

/** NOT_FOUND: not this customer's. CONFLICT: it holds no more, or is another one by now. */
function checkSeen(offer: WholeEstimate | null, memberId: string | null, seen: SeenEstimate, now: Date): WholeEstimate {
  if (!offer || offer.row.memberId !== memberId) throw new AppError('NOT_FOUND', '이 고객의 견적이 아닙니다.')
  checkOffer(offer, now)
  if (offer.row.version !== seen.version)
    throw new AppError('CONFLICT', '그 사이 견적이 바뀌었습니다. 다시 열어 바뀐 금액을 고객에게 알려 주세요.')
  return offer
}

/** As it stands, for whoever only asks what it comes to. */
export const readOffer = async (db: DbOrTx, deps: OrdersDeps, memberId: string | null, seen: SeenEstimate) =>
  checkSeen(await estimateOf(db, seen.number), memberId, seen, deps.clock.now())

/** Locked, out of its customer's cart, and with what is still there of the files that were saved with it. */
export async function takeOffer(
  tx: Tx,
  deps: OrdersDeps,
  memberId: string,
  seen: SeenEstimate,
): Promise<WholeEstimate> {
  const known = await readOffer(tx, deps, memberId, seen)
  const inCart = await readOfEstimate(tx, known.row.id)
  if (inCart.length > 0)
    await takeFromCart(
      tx,
      memberId,
      inCart.map(({ id }) => id),
    )
  const offer = checkSeen(await lockEstimate(tx, seen.number), memberId, seen, deps.clock.now())
  const lines = []
  for (const line of offer.lines) lines.push({ ...line, files: await livingFiles(tx, memberId, line) })
  return { ...offer, lines }
}

interface Wanted {
  readonly lines: readonly { readonly spec: JobSpec; readonly price?: unknown }[]
  readonly method: DeliveryMethod
  readonly zipcode: string | null
}

/** All copies to one address, at the price of the estimate. INVALID_INPUT: other jobs than its own, or a price of another agreement. */
export async function priceOffer(
  db: DbOrTx,
  deps: OrdersDeps,
  { row, lines }: WholeEstimate,
  { lines: asked, method, zipcode }: Wanted,
): Promise<PricedOrder> {
  const isWhole =
    asked.length === lines.length && lines.every(({ spec }, at) => asked[at] && sameSpec(asked[at].spec, spec))
  if (!isWhole || asked.some(({ price }) => price))
    throw new AppError('INVALID_INPUT', '견적의 품목을 그대로 주문해야 견적 금액으로 받을 수 있습니다.', {
      estimate: '견적과 다른 품목입니다.',
    })
  const { id: estimateId, number, discountRate, discountAgreed, feesVersion, expiresAt } = row
  const promise = { estimateId, number, discountRate, discountAgreed, feesVersion, expiresAt, lineCount: lines.length }
  const priced = lines.map(({ title, ownTitle, files, spec, quote }): PricedLine => {
    const item = { title, ownTitle, files, staffAskedAt: null }
    return { item, spec, quote, promised: { ...promise, quote } }
  })
  const card = await memberCard(db, row.memberId)
  if (!card) throw new AppError('NOT_FOUND', '고객을 찾을 수 없습니다. 다시 골라 주세요.')
  const counts = priced.map(({ spec }, at) => ({ line: at + 1, copies: spec.copies }))
  const own = discountOn(card.reductions, seoulDay(deps.clock.now()))
  return sumByFees(db, deps, priced, [{ method, zipcode, counts }], own)
}
