import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { saleEntries } from '#/domain/ledger/sale.ts'
import { roleOf } from '#/domain/preflight/expectation-of.ts'
import type { FileState } from '#/domain/orders/states.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { storeFile } from '#/server/features/files/files/files.public.ts'
import {
  orderDeliveries,
  orderDeliveryLines,
  orderLines,
  orders,
} from '#/server/features/ordering/orders/orders.table.ts'
import { writeStates } from '#/server/features/ordering/orders/write-states.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import { paymentAttemptOrders, paymentAttempts } from '#/server/features/money/payments/payments.table.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { approvedOf } from './orders/restate.ts'
import { bookWithoutBleed, spreadCover } from './pdf/make-books.ts'
import type { TestShop } from './test-shop.ts'

export interface PaidOrder {
  readonly orderId: string
  readonly orderNumber: string
  readonly lineId: string
  readonly deliveryId: string
}

const NO_FINISH = {
  coating: { front: 'none', back: 'none' },
  wings: { front: 0, back: 0 },
  fold: 'none',
  finishes: [],
} as const

/** A perfect-bound A5 book of eight pages. */
export const SMALL_BOOK: JobSpec = {
  product: 'D413',
  trim: { width: 148, height: 210 },
  copies: 30,
  binding: 'perfect',
  bindingSide: 'left',
  parts: [
    {
      ...NO_FINISH,
      id: 'cover',
      role: 'cover',
      paper: 'snow-250',
      pages: 4,
      colourPages: 2,
      ink: { front: 4, back: 0 },
    },
    { ...NO_FINISH, id: 'body', role: 'body', paper: 'cream-80', pages: 8, colourPages: 0, ink: { front: 1, back: 1 } },
  ],
  finishes: [],
  production: 'auto',
}

const QUOTE: Quote = {
  tariffVersion: 'test',
  route: 'digital-sheet',
  copies: 30,
  lines: [],
  supply: 100_000,
  vat: 10_000,
  total: 110_000,
  unit: 3_667,
  spine: 6.4,
  coverFlat: { width: 302.4, height: 210 },
  copyWeight: 100,
  workingDays: 3,
}

/** A PDF kept by the shop, as a line holds it. */
export async function storedPdf(shop: TestShop, part: string, bytes: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'jikji-pdf-'))
  const path = join(folder, 'file.pdf')
  await writeFile(path, bytes)
  const purpose = roleOf(part) ?? 'material'
  const file = await storeFile(shop.container, { name: `${part}.pdf`, purpose, path })
  await rm(folder, { recursive: true })
  return {
    fileId: file.id,
    part,
    name: file.name,
    bytes: file.bytes,
    sha256: file.sha256 ?? '',
    contentType: file.contentType ?? '',
  }
}

/** The payment of an order as the gateway and the books have it. */
async function bookPayment(
  tx: Tx,
  paid: { orderId: string; orderNumber: string; memberId: string; at: Date },
): Promise<void> {
  const attemptId = randomUUID()
  await tx.insert(paymentAttempts).values({
    id: attemptId,
    gatewayOrderId: `jk-${attemptId}`,
    memberId: paid.memberId,
    amount: 113_000,
    orderName: '서촌의 골목',
    state: 'captured',
    method: '카드',
    paymentKey: `test_${attemptId}`,
    confirmKey: randomUUID(),
    createdAt: paid.at,
    settledAt: paid.at,
    gatewayCaptured: 113_000,
  })
  await tx.insert(paymentAttemptOrders).values({ attemptId, orderId: paid.orderId, amount: 113_000, captured: true })
  const sale = { supply: 100_000, vat: 10_000, delivery: 3_000, discount: 0, prepaid: 0, total: 113_000 }
  const reference = `${paid.orderNumber}:${attemptId}`
  const booking = { id: randomUUID(), kind: 'order-payment' as const, reference, memo: paid.orderNumber, attemptId }
  await postBookings(tx, paid.at, [{ ...booking, entries: saleEntries(sale, 'gateway-receivable') }])
}

/** An order as it stands after payment and the check of its files. */
export async function paidOrder(
  shop: TestShop,
  memberId: string,
  options: {
    readonly file?: FileState
    readonly payment?: 'paid' | 'waiting-deposit'
    readonly spec?: JobSpec
    /** Content of the PDF for each part. */
    readonly parts?: Readonly<Record<string, Uint8Array>>
  } = {},
): Promise<PaidOrder> {
  const { file = 'ready', payment = 'paid', spec = SMALL_BOOK } = options
  const parts = options.parts ?? { cover: await spreadCover(), body: await bookWithoutBleed(8) }
  const files = await Promise.all(Object.entries(parts).map(([part, bytes]) => storedPdf(shop, part, bytes)))
  const now = shop.clock.now()
  const ids = { orderId: randomUUID(), lineId: randomUUID(), deliveryId: randomUUID() }
  const orderNumber = `20261120-${randomUUID().slice(0, 6).toUpperCase()}`
  await shop.container.database.transaction(async (tx) => {
    await tx.insert(orders).values({
      id: ids.orderId,
      number: orderNumber,
      memberId,
      paymentState: payment,
      orderer: { name: '윤서영', phone: '010-2345-6789', email: 'seoyoung@example.com', company: null },
      goodsSupply: 100_000,
      goodsVat: 10_000,
      deliveryTotal: 3_000,
      total: 113_000,
      placedAt: now,
      ...(payment === 'paid' ? { capturedTotal: 113_000, paidAt: now } : {}),
    })
    if (payment === 'paid') await bookPayment(tx, { ...ids, orderNumber, memberId, at: now })
    await tx.insert(orderLines).values({
      id: ids.lineId,
      orderId: ids.orderId,
      position: 1,
      title: '서촌의 골목',
      ownTitle: true,
      product: 'D413',
      spec,
      quote: QUOTE,
      files,
      copies: 30,
      supply: 100_000,
      vat: 10_000,
      total: 110_000,
      fileState: file,
      ...(file === 'approved' ? approvedOf({ spec, files }) : {}),
    })
    await tx.insert(orderDeliveries).values({
      id: ids.deliveryId,
      orderId: ids.orderId,
      position: 1,
      method: 'courier',
      recipient: {
        name: '윤서영',
        phone: '010-2345-6789',
        zipcode: '03044',
        address: '서울 종로구 자하문로 100',
        addressEtc: '2층',
        request: '',
      },
      fee: 3_000,
      grams: 4_000,
    })
    await tx.insert(orderDeliveryLines).values({ deliveryId: ids.deliveryId, lineId: ids.lineId, copies: 30 })
    await writeStates(tx, ids.orderId, {}, [])
  })
  return { ...ids, orderNumber }
}
