import { conversionOf } from '#/domain/pricing/with-conversion.ts'
import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import { AppError } from '#/contract/errors.ts'
import { FIRST_COLOURS } from '#/domain/opening/brand-colours.ts'
import { jobLine } from '#/domain/catalog/job-name.ts'
import type { BusinessDocument } from '#/domain/documents/business-document.ts'
import {
  orderDetailsDocument,
  statementListDocument,
  statementDocument,
  type DocumentOrder,
} from '#/domain/documents/order-document.ts'
import type { Receiver, Supplier } from '#/domain/documents/document-party.ts'
import { changedWords } from '#/domain/catalog/changed-rows.ts'
import { pictureOf, readShop } from '#/server/features/content/content/content.public.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import { changesOf, linesOf, orderByNumber, type OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { MOST_ORDERS, paidOrderNumbers } from './documents.repo.ts'

export type OrderDocumentKind = 'order-details' | 'statement'

/** A document of one's own order; somebody else's order is NOT_FOUND. */
export async function readOwnOrderDocument(
  db: DbOrTx,
  now: Date,
  memberId: string,
  asked: { readonly orderNumber: string; readonly document: OrderDocumentKind },
): Promise<BusinessDocument> {
  const order = await orderByNumber(db, asked.orderNumber)
  if (!order || order.memberId !== memberId) throw new AppError('NOT_FOUND')
  const facts = await documentOrder(db, order)
  const supplier = await readSupplier(db)
  return asked.document === 'statement'
    ? statementDocument(facts, supplier, now)
    : orderDetailsDocument(facts, supplier, now)
}

/** The statement of a period: every order paid in it. */
export async function readStatements(
  db: DbOrTx,
  now: Date,
  memberId: string,
  period: { readonly from: string; readonly to: string },
): Promise<BusinessDocument> {
  const numbers = await paidOrderNumbers(db, memberId, period)
  if (numbers.length > MOST_ORDERS) {
    throw new AppError('INVALID_INPUT', `한 번에 주문 ${MOST_ORDERS}건까지 담을 수 있습니다. 기간을 나누어 주세요.`)
  }
  const orders: DocumentOrder[] = []
  for (const number of numbers) {
    const order = await orderByNumber(db, number)
    if (order) orders.push(await documentOrder(db, order))
  }
  const card = await memberCard(db, memberId)
  if (!card) throw new AppError('NOT_FOUND')
  const receiver: Receiver = { ...card, company: card.companyName, address: null }
  return statementListDocument(orders, period, receiver, await readSupplier(db), now)
}

async function documentOrder(db: DbOrTx, order: OrderRow): Promise<DocumentOrder> {
  const lines = await linesOf(db, order.id)
  const changes = await changesOf(db, order.id)
  const {
    number,
    placedAt,
    paidAt,
    paymentMethod,
    refundedTotal,
    reversedTotal,
    discountTotal,
    deliveryTotal,
    orderer,
  } = order
  return {
    number,
    placedAt,
    paidAt,
    paymentMethod,
    // What a bank or card company took back went back to the customer too, unless it is owed or came by another way.
    refundedTotal: refundedTotal + Math.max(0, reversedTotal - order.receivableTotal - order.settledTotal),
    discountTotal,
    deliveryTotal,
    receiver: { ...orderer, address: null },
    changes: changes
      .filter(({ state }) => state === 'applied')
      .map(({ askedAt, endedAt, before, after, difference }) => ({
        at: endedAt ?? askedAt,
        words: changedWords(before.spec, after.spec),
        difference,
      })),
    lines: lines.map(({ title, ownTitle, spec, files, copies, supply, vat, quote }) => ({
      title: jobLine({ title, ownTitle, spec }),
      spec,
      ownFiles: files.length > 0,
      conversion: conversionOf(quote),
      copies,
      supply,
      vat,
      tariffVersion: quote.tariffVersion,
    })),
  }
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
