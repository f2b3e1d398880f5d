import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import { AppError } from '#/contract/errors.ts'
import type { BusinessDocument } from '#/domain/documents/business-document.ts'
import type { Receiver, Supplier } from '#/domain/documents/document-party.ts'
import { orderDetailsDocument } from '#/domain/documents/order-document.ts'
import { statementDocument, statementListDocument } from '#/domain/documents/statement-document.ts'
import { FIRST_COLOURS } from '#/domain/opening/brand-colours.ts'
import { formatCount } from '#/lib/format-count.ts'
import { daysAfter, seoulMidnight } from '#/lib/seoul-time.ts'
import { pictureOf, readShop } from '#/server/features/content/content/content.public.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import { orderByNumber, type OrderRow, ordersOf } from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { dealingsOf } from './dealings.repo.ts'
import { documentOrder, documentOrders } from './document-order.ts'
import { dealtBetween, MOST_ORDERS, standingsBefore } from './documents.repo.ts'

export type OrderDocumentKind = 'order-details' | 'statement'

/** A document of one's own order; somebody else's order is NOT_FOUND. */
export async function readOwnOrderDocument(
  db: DbOrTx,
  now: Date,
  memberId: string,
  asked: { readonly orderNumber: string; readonly document: OrderDocumentKind },
): Promise<BusinessDocument> {
  return write(db, now, await ownOrder(db, memberId, asked.orderNumber), asked.document)
}

/** A document of any order, for the desk. */
export async function readAnyOrderDocument(
  db: DbOrTx,
  now: Date,
  asked: { readonly orderNumber: string; readonly document: OrderDocumentKind },
): Promise<BusinessDocument> {
  const order = await orderByNumber(db, asked.orderNumber)
  if (!order) throw new AppError('NOT_FOUND')
  return write(db, now, order, asked.document)
}

async function write(db: DbOrTx, now: Date, order: OrderRow, kind: OrderDocumentKind): Promise<BusinessDocument> {
  const facts = await documentOrder(db, order)
  const supplier = await readSupplier(db)
  return kind === 'statement' ? statementDocument(facts, supplier, now) : orderDetailsDocument(facts, supplier, now)
}

async function ownOrder(db: DbOrTx, memberId: string, orderNumber: string): Promise<OrderRow> {
  const order = await orderByNumber(db, orderNumber)
  if (!order || order.memberId !== memberId) throw new AppError('NOT_FOUND')
  return order
}

export interface Period {
  /** Days in Seoul, both included. */
  readonly from: string
  readonly to: string
}

/** The statement of a period: everything that was sold, changed or given back in it. */
export async function readStatements(
  db: DbOrTx,
  now: Date,
  memberId: string,
  period: Period,
): Promise<BusinessDocument> {
  const dealings = await dealtBetween(db, memberId, period)
  const ids = [...new Set(dealings.map(({ orderId }) => orderId))]
  refuseTooMany(ids.length)
  const found = new Map((await ordersOf(db, ids)).map((order) => [order.id, order]))
  // In the order in which they were first dealt with.
  const rows = ids.flatMap((id) => found.get(id) ?? [])
  const orders = await documentOrders(db, rows, dealings)
  const [carried, left] = await standingsBefore(db, memberId, [
    seoulMidnight(period.from),
    daysAfter(seoulMidnight(period.to), 1),
  ])
  const receiver = await receiverOf(db, memberId)
  const list = { orders, period: { ...period, carried, left }, leftOut: 0, receiver }
  return statementListDocument(list, await readSupplier(db), now)
}

function refuseTooMany(count: number): void {
  if (count > MOST_ORDERS)
    throw new AppError(
      'INVALID_INPUT',
      `거래명세서 한 장에는 주문 ${formatCount(MOST_ORDERS)}건까지 담을 수 있습니다.\n기간을 나누거나 거래내역에서 엑셀로 받아 주세요.`,
    )
}

/** One statement of chosen orders; one that is not the member's own is NOT_FOUND. */
export async function readChosen(
  db: DbOrTx,
  now: Date,
  memberId: string,
  orderNumbers: readonly string[],
): Promise<BusinessDocument> {
  const rows: OrderRow[] = []
  for (const number of new Set(orderNumbers)) rows.push(await ownOrder(db, memberId, number))
  const dealings = await dealingsOf(
    db,
    rows.map(({ id }) => id),
  )
  const sold = new Set(dealings.map(({ orderId }) => orderId))
  const dealt = rows.filter(({ id }) => sold.has(id))
  const orders = await documentOrders(db, dealt, dealings)
  const list = { orders, period: null, leftOut: rows.length - dealt.length, receiver: await receiverOf(db, memberId) }
  return statementListDocument(list, await readSupplier(db), now)
}

async function receiverOf(db: DbOrTx, memberId: string): Promise<Receiver> {
  const card = await memberCard(db, memberId)
  if (!card) throw new AppError('NOT_FOUND')
  return { ...card, company: card.companyName, address: null }
}

export async function readSupplier(db: DbOrTx): Promise<Supplier> {
  const shop = await readShop(db)
  const company = shop?.company
  return {
    brand: shop?.brand ?? DEFAULT_SHOP.brand,
    name: company?.name ?? null,
    ceo: company?.ceo ?? null,
    businessNumber: company?.businessNumber ?? null,
    address: company?.address ?? null,
    phone: company?.phone ?? null,
    email: company?.email ?? null,
    bank: shop?.bank ?? DEFAULT_SHOP.bank,
    look: {
      logo: await pictureOf(db, shop?.logoId ?? null),
      stamp: await pictureOf(db, shop?.stampId ?? null),
      accent: (shop?.colours ?? FIRST_COLOURS).accent,
    },
  }
}
