import { afterAll } from 'vitest'
import { changeShop, getShop } from '#/contract/content/shop.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { gatewayNotice } from '#/contract/money/payments.contract.ts'
import { buildTaxInvoices } from '#/sandboxes/tax-invoices/build-tax-invoices.ts'
import type { Linkhub } from '#/sandboxes/tax-invoices/linkhub.ts'
import type { PaperService } from '#/sandboxes/tax-invoices/service.ts'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import type { Caller } from '../callers.ts'
import type { TestShop } from '../test-shop.ts'
import { addFlyer, payFor, sheetFor } from './checkout.ts'
import type { PracticeGateway } from './practice-gateway.ts'

const KEYS = { linkId: 'TESTER', secretKey: 'dGVzdGVyLWtleQ==' }
export const SHOP_NUMBER = '2208111115'

export interface PracticeTax {
  readonly env: Readonly<Record<string, string>>
  readonly service: PaperService
  readonly linkhub: Linkhub
  /** Moves the clock of the tax office, where papers take a step each minute. */
  forward(minutes: number): void
}

/** The practice service of the shop itself, listening on loopback for the tests of one file. */
export async function practiceTax(): Promise<PracticeTax> {
  let ahead = 0
  const now = () => Date.now() + ahead
  const { app, service, linkhub } = buildTaxInvoices({ ...KEYS, stepMs: 60_000, slowMs: 400, now })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => app.close())
  return {
    env: { POPBILL_API_URL: url, POPBILL_LINK_ID: KEYS.linkId, POPBILL_SECRET_KEY: KEYS.secretKey },
    service,
    linkhub,
    forward: (minutes) => {
      ahead += minutes * 60_000
    },
  }
}

/** What papers name as their writer. */
export async function fillCompany(shop: TestShop): Promise<void> {
  const as = await shop.staff('administrator')
  const { brand, company, bank, pickUpAt, pressFormat, hours, version } = (await shop.call(getShop, {})).data
  const filled = { ...company, name: '연습인쇄', ceo: '한지수', address: '서울 중구', businessNumber: '220-81-11115' }
  await shop.call(changeShop, { as, body: { brand, company: filled, bank, pickUpAt, pressFormat, hours, version } })
}

export const FIRM = {
  businessNumber: '1208147521',
  company: '한울출판',
  ceo: '김한울',
  address: '서울 종로구 자하문로 1',
  businessType: '정보통신업',
  businessItem: '출판',
  manager: '이담당',
  email: 'tax@example.com',
}

type Evidence = NonNullable<BodyInputOf<typeof placeOrder>['evidence']>
const { businessNumber, company, ceo, manager, email } = FIRM
export const INVOICE: Evidence = { kind: 'tax-invoice', businessNumber, company, ceo, manager, email }

interface PaidBy {
  readonly method?: '카드' | '계좌이체' | '가상계좌'
  readonly evidence?: Evidence
  readonly copies?: number
}

/** An order that was paid with this evidence asked for at the checkout. */
export async function paidWith(
  shop: TestShop,
  gateway: PracticeGateway,
  as: Caller,
  { method = '계좌이체', evidence, copies = 1000 }: PaidBy = {},
) {
  const item = await addFlyer(shop, as, copies)
  const body = { ...(await sheetFor(shop, as, [item])), ...(evidence ? { evidence } : {}) }
  const { orderNumber, total } = (await shop.call(placeOrder, { as, body })).data
  const paid = await payFor(shop, gateway, as, [orderNumber], { method })
  if (method === '가상계좌') {
    await gateway.deposit(paid.gatewayOrderId)
    const data = { paymentKey: paid.paymentKey, orderId: paid.gatewayOrderId, status: 'DONE', lastTransactionKey: 'd' }
    await shop.call(gatewayNotice, { body: { eventType: 'PAYMENT_STATUS_CHANGED', data } })
  }
  await shop.runJobs()
  return { orderNumber, total }
}
