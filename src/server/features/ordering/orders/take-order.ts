import { AppError } from '#/contract/errors.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { adjustQuote } from '#/domain/estimates/adjust-quote.ts'
import { discountOn, NO_DISCOUNT } from '#/domain/members/agreed-discount.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { neededConsents } from '#/domain/orders/consents.ts'
import { NO_BENEFITS } from '#/domain/orders/benefits.ts'
import type { DeliveryMethod } from '#/domain/orders/delivery-fee.ts'
import type { Orderer, Recipient } from '#/domain/orders/order-records.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { titleOf } from '#/server/features/ordering/cart/cart.public.ts'
import { feesAt } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import { type Asker, type FileChoice, handOver } from '#/server/features/files/files/files.public.ts'
import { markOrdered } from '#/server/features/ordering/estimates/estimates.public.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import { tellFilesChosen } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { actorOf } from './actor.ts'
import { orderPlaced } from './order-events.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { type PricedLine, type PricedOrder, sumOrder } from './price-order.ts'
import { priceOffer, readOffer, type SeenEstimate, takeOffer } from './promised-offer.ts'
import { writeOrder } from './write-order.ts'

interface ManualLine {
  readonly spec: JobSpec
  readonly title?: string | undefined
  /** Agreed instead of the tariff's. */
  readonly price?: { readonly supply: number; readonly reason: string } | undefined
  readonly files?: readonly FileChoice[]
}

interface ManualSheet {
  readonly memberId: string
  /** Its price holds for `lines`, and the order uses it up. */
  readonly estimate?: SeenEstimate | undefined
  readonly orderer: Orderer
  readonly lines: readonly ManualLine[]
  readonly method: DeliveryMethod
  readonly recipient: Recipient
  readonly memo: string
  readonly shownTotal: number
}

interface Wanted extends Pick<ManualSheet, 'lines' | 'method' | 'estimate'> {
  readonly memberId: string | null
  readonly zipcode: string | null
}

/** What the desk is told before it takes an order: as an estimate promises, by today's tariff, or as was agreed. */
export async function priceManual(db: DbOrTx, deps: OrdersDeps, wanted: Wanted): Promise<PricedOrder> {
  const { estimate, memberId } = wanted
  if (!estimate) return priceOfToday(db, deps, wanted)
  return priceOffer(db, deps, await readOffer(db, deps, memberId, estimate), wanted)
}

/** By today's tariff or as agreed, all copies to one address. INVALID_INPUT names a job that cannot be made or a price that cannot be. */
async function priceOfToday(
  db: DbOrTx,
  deps: OrdersDeps,
  { memberId, lines, method, zipcode }: Wanted,
): Promise<PricedOrder> {
  const quoteJob = await deps.quoter(db)
  const card = memberId === null ? null : await memberCard(db, memberId)
  if (memberId !== null && !card) throw new AppError('NOT_FOUND', '고객을 찾을 수 없습니다. 다시 골라 주세요.')
  const priced = lines.map((line, at): PricedLine => {
    const answer = quoteJob(line.spec)
    if (!answer.ok) throw refused(at, `spec${answer.error.path ? `.${answer.error.path}` : ''}`, answer.error.message)
    const { spec, quote } = answer.value
    const item = { ...titleOf(spec, line.title), files: [], staffAskedAt: null }
    return { item, spec, quote: agreedQuote(quote, line, at), promised: null }
  })
  const counts = priced.map(({ spec }, at) => ({ line: at + 1, copies: spec.copies }))
  const own = card ? discountOn(card.reductions, seoulDay(deps.clock.now())) : NO_DISCOUNT
  return sumOrder(priced, [{ method, zipcode, counts }], { own, valid: await feesAt(db, deps.clock.now()) })
}

function agreedQuote(quote: Quote, { price }: ManualLine, at: number): Quote {
  if (!price || price.supply === quote.supply) return quote
  const adjusted = adjustQuote(quote, price.supply - quote.supply, price.reason)
  if (!adjusted.ok) throw refused(at, 'price.supply', adjusted.error)
  return adjusted.value
}

const refused = (at: number, field: string, message: string) =>
  new AppError('INVALID_INPUT', message, { [`lines.${at}.${field}`]: message })

/**
 * Writes down what staff were told by phone or at the counter, as an ordinary unpaid order. CONFLICT when it costs something else
 * than the form showed; nothing is ordered then. What staff attached becomes the customer's, and staff see to what the check finds.
 */
export async function takeOrder(
  tx: Tx,
  deps: OrdersDeps,
  asker: Asker,
  sheet: ManualSheet,
): Promise<{ readonly orderId: string; readonly orderNumber: string; readonly total: number }> {
  const { memberId, orderer, method, recipient, memo } = sheet
  const offer = sheet.estimate ? await takeOffer(tx, deps, memberId, sheet.estimate) : null
  const wanted = { ...sheet, zipcode: recipient.zipcode }
  const priced = offer ? await priceOffer(tx, deps, offer, wanted) : await priceOfToday(tx, deps, wanted)
  const { total } = priced.amounts
  if (total !== sheet.shownTotal)
    throw new AppError(
      'CONFLICT',
      `그 사이 금액이 ${formatWon(total)}으로 바뀌었습니다.\n아직 주문하지 않았습니다. 바뀐 금액을 고객에게 알리고 다시 눌러 주세요.`,
      { shownTotal: String(total) },
    )
  const lines = await withFiles(tx, deps, asker, sheet, priced.lines)
  const counts = lines.map(({ spec }, at) => ({ line: at + 1, copies: spec.copies }))
  const order = await writeOrder(tx, deps, {
    amounts: { ...priced.amounts, ...NO_BENEFITS },
    memberId,
    sheet: {
      orderer,
      memo,
      sender: null,
      evidence: null,
      deliveries: [{ method, recipient, counts }],
      consents: neededConsents(method === 'pickup'),
    },
    priced: { ...priced, lines },
    placed: { event: 'place-by-staff', by: actorOf(asker.principal), note: '주문 조건을 안내하고 동의를 받음' },
  })
  if (offer) await markOrdered(tx, { ids: [offer.row.id], orderId: order.id, at: order.at })
  await deps.jobs.emit(tx, orderPlaced, { orderId: order.id, by: 'staff' })
  return { orderId: order.id, orderNumber: order.number, total }
}

async function withFiles(
  tx: Tx,
  deps: OrdersDeps,
  asker: Asker,
  { memberId, lines }: ManualSheet,
  priced: readonly PricedLine[],
): Promise<readonly PricedLine[]> {
  const choices = lines.flatMap((line) => line.files ?? [])
  // At once, so that two orders of the same files wait for each other.
  const given = choices.length > 0 ? await handOver(tx, asker, memberId, choices) : []
  if (given.length > 0) await tellFilesChosen(tx, deps, memberId, given)
  const now = deps.clock.now()
  return priced.map((line, at) => {
    const wanted = lines[at]?.files ?? []
    const chosen = given.filter(({ fileId, part }) => wanted.some((one) => one.fileId === fileId && one.part === part))
    // What the customer saved with an estimate stays where the desk has nothing newer.
    const files = [...line.item.files.filter(({ part }) => !chosen.some((one) => one.part === part)), ...chosen]
    return { ...line, item: { ...line.item, files, staffAskedAt: files.length > 0 ? now : null } }
  })
}
