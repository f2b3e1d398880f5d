import { changedWords } from '#/domain/catalog/changed-rows.ts'
import { jobLine } from '#/domain/catalog/job-name.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import type {
  DocumentOrder,
  DocumentOrderLine,
  DocumentParts,
  DocumentSale,
} from '#/domain/documents/order-document.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { giveBackLabel } from '#/domain/orders/give-back-words.ts'
import { restDay } from '#/domain/orders/rest-day.ts'
import { conversionOf } from '#/domain/pricing/with-conversion.ts'
import { brandNamer } from '#/server/features/content/brands/brands.public.ts'
import { titleOf } from '#/server/features/ordering/cart/cart.public.ts'
import {
  changesOfOrders,
  linesOfOrders,
  type OrderChangeRow,
  type OrderLine,
  type OrderRow,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { dealingsOf, type OrderDealing } from './dealings.repo.ts'

/** An order as papers want it, with everything that was booked of it. */
export async function documentOrder(db: DbOrTx, order: OrderRow): Promise<DocumentOrder> {
  const [facts] = await documentOrders(db, [order], await dealingsOf(db, [order.id]))
  if (!facts) throw new Error(`order ${order.number} was not written down`)
  return facts
}

/** Many in as many statements as one, each with those of the dealings that are its own. */
export async function documentOrders(
  db: DbOrTx,
  orders: readonly OrderRow[],
  dealings: readonly OrderDealing[],
): Promise<readonly DocumentOrder[]> {
  const ids = orders.map(({ id }) => id)
  const linesBy = await linesOfOrders(db, ids)
  const changesBy = await changesOfOrders(db, ids)
  const dealingsBy = Map.groupBy(dealings, ({ orderId }) => orderId)
  const nameBrand = await brandNamer(
    db,
    orders.map(({ brand }) => brand),
  )
  return orders.map((order) => {
    const lines = linesBy.get(order.id) ?? []
    const changes = (changesBy.get(order.id) ?? [])
      .filter(({ state }) => state === 'applied')
      .toSorted((a, b) => endOf(a).getTime() - endOf(b).getTime())
    const {
      number,
      placedAt,
      paidAt,
      paymentMethod,
      discountTotal,
      discountAgreed,
      couponTotal,
      deliveryTotal,
      orderer,
    } = order
    return {
      number,
      placedAt,
      paidAt,
      paymentMethod,
      cancelled: order.cancelledAt !== null,
      parts: partsOf(order),
      brand: nameBrand(order.brand)?.name ?? null,
      receiver: { ...orderer, address: null, businessNumber: businessNumberOf(order) },
      now: { discountTotal, discountAgreed, couponTotal, deliveryTotal, lines: lines.map(lineOf) },
      first: soldFirst(order, lines, changes),
      dealings: (dealingsBy.get(order.id) ?? []).map((dealing) => ({ ...dealing, about: aboutOf(dealing, lines) })),
      changes: changes.map((change) => ({
        id: change.id,
        at: endOf(change),
        words: changedWords(change.before.spec, change.after.spec),
        difference: change.difference,
      })),
    }
  })
}

/** As the mail of it says it. */
function aboutOf({ given }: OrderDealing, lines: readonly OrderLine[]): readonly string[] {
  if (given === null) return []
  const named = new Map(
    lines.map(({ id, title, ownTitle, spec }) => [
      id,
      { title: jobLine({ title, ownTitle, spec }), unit: kindOf(spec.product).unit },
    ]),
  )
  const kept = given.kept > 0 ? [`남긴 비용 ${formatWon(given.kept)}`] : []
  return [...given.parts.map((part) => giveBackLabel(part, named)), ...kept]
}

/** Under which its tax paper was asked for. */
const businessNumberOf = ({ evidence }: OrderRow): string | null =>
  evidence && 'businessNumber' in evidence ? evidence.businessNumber : null

/** Of an order that waits for one of its two parts. */
function partsOf(order: OrderRow): DocumentParts | null {
  const { advanceTotal, cancelledAt, paymentState, total } = order
  const advancePaid = paymentState === 'part-paid'
  if (advanceTotal === 0 || cancelledAt !== null || (order.paidAt !== null && !advancePaid)) return null
  return { advance: advanceTotal, advancePaid, rest: total - advanceTotal, restDay: restDay(order) }
}

const endOf = ({ askedAt, endedAt }: OrderChangeRow): Date => endedAt ?? askedAt

function lineOf({ title, ownTitle, spec, files, copies, supply, vat, quote }: OrderLine): DocumentOrderLine {
  return {
    title: jobLine({ title, ownTitle, spec }),
    spec,
    files,
    conversion: conversionOf(quote),
    copies,
    supply,
    vat,
    tariffVersion: quote.tariffVersion,
  }
}

/** The order before its first change: what a change became is a row of its own on a statement. */
function soldFirst(order: OrderRow, lines: readonly OrderLine[], changes: readonly OrderChangeRow[]): DocumentSale {
  const { discountTotal, deliveryTotal } = changes[0]?.before.amounts ?? order
  return {
    discountTotal,
    discountAgreed: order.discountAgreed,
    couponTotal: order.couponTotal,
    deliveryTotal,
    lines: lines.map((line) => {
      const before = changes.find(({ lineId }) => lineId === line.id)?.before
      if (!before) return lineOf(line)
      const { spec, quote } = before
      const { supply, vat } = quote
      const titled = titleOf(spec, line.ownTitle ? line.title : null)
      return lineOf({ ...line, ...titled, spec, quote, copies: spec.copies, supply, vat })
    }),
  }
}
