import { randomUUID } from 'node:crypto'
import { takeCoupon } from '#/contract/benefits/coupons.contract.ts'
import { decideGrant, grantValue, listGrants } from '#/contract/benefits/staff-wallet.contract.ts'
import { closeDay, closeMonth, compareDay } from '#/contract/money/closing.contract.ts'
import { readGiveBack } from '#/contract/money/give-backs.contract.ts'
import { issueTaxPaper } from '#/contract/money/staff-tax.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { seoulDay, daysBefore } from '#/lib/seoul-time.ts'
import { issuePaper } from '#/server/features/money/tax-invoices/issue-paper.ts'
import type { StaffCaller } from '../support/callers.ts'
import { couponFor, runCampaign } from '../support/coupons.ts'
import { choose, giveBack, paidOrder } from '../support/orders/give-back.ts'
import type { PracticeGateway } from '../support/orders/practice-gateway.ts'
import { fillCompany, INVOICE, paidWith, type PracticeTax } from '../support/orders/practice-tax.ts'
import { sheetWithCoupons } from '../support/sheet-with-coupons.ts'
import type { TestShop } from '../support/test-shop.ts'
import type { Move } from './cut-each.ts'

type Moves = Readonly<Record<string, Move>>

/** Long before anything happened. */
const QUIET_DAYS = 500
const QUIET_YEAR = 2020

/** What the desk grants, gives back, issues and closes, and the coupons that customers bind; each of somebody or of a time new. */
export async function deskMovesOf(shop: TestShop, gateway: PracticeGateway, tax: PracticeTax): Promise<Moves> {
  await fillCompany(shop)
  const desk = await shop.staff('administrator')
  return {
    ...grantMoves(shop, desk, await shop.staff('finance')),
    ...(await couponMoves(shop)),
    ...giveBackMoves(shop, gateway, desk),
    ...closingMoves(shop, desk),
    'a tax invoice is issued': async () => {
      const documentId = await waitingInvoice(shop, gateway, tax, desk)
      return () =>
        issuePaper(shop.container, documentId).then(
          () => ({ status: 200 }),
          () => ({ status: 503 }),
        )
    },
  }
}

function grantMoves(shop: TestShop, desk: StaffCaller, second: StaffCaller): Moves {
  const granted = async (amount: number) => {
    const { memberId } = await shop.member()
    const { rows } = await shop.container.database.pool.query<{ login: string }>(
      'select login_id as login from member where id = $1',
      [memberId],
    )
    return { member: rows[0]?.login ?? '', value: 'points' as const, amount, months: 12, reason: '늦은 출고 사과' }
  }
  return {
    'points are granted': async () => {
      const [body, key] = [await granted(1_000), randomUUID()]
      return () => shop.call(grantValue, { as: desk, body, key })
    },
    'a large grant is agreed': async () => {
      await shop.call(grantValue, { as: desk, body: await granted(900_000) })
      const { items } = (await shop.call(listGrants, { as: desk })).data
      const id = items.find(({ state }) => state === 'waiting')?.id ?? ''
      const key = randomUUID()
      return () => shop.call(decideGrant, { as: second, params: { id }, body: { give: true }, key })
    },
  }
}

async function couponMoves(shop: TestShop): Promise<Moves> {
  const campaignId = await runCampaign(shop)
  return {
    'a coupon is taken': async () => {
      const [as, key] = [await shop.member(), randomUUID()]
      return () => shop.call(takeCoupon, { as, params: { campaignId }, key })
    },
    'an order reserves a coupon': async () => {
      const [as, key] = [await shop.member(), randomUUID()]
      const { couponId } = await couponFor(shop, as)
      const { body } = await sheetWithCoupons(shop, as, [couponId])
      return () => shop.call(placeOrder, { as, body, key })
    },
  }
}

function giveBackMoves(shop: TestShop, gateway: PracticeGateway, desk: StaffCaller): Moves {
  return {
    'a line is given back': async () => {
      const { number } = await paidOrder(shop, gateway, await shop.member(), [1000, 2000])
      const { data } = await shop.call(readGiveBack, { as: desk, params: { orderNumber: number } })
      const wish = choose(data, { lines: [0] })
      const [key, shownAmount] = [randomUUID(), data.lines[0]?.left ?? 0]
      return () => giveBack(shop, desk, number, wish, { key, shownAmount, shown: 0 })
    },
  }
}

function closingMoves(shop: TestShop, desk: StaffCaller): Moves {
  let closed = 0
  return {
    'a day is closed': async () => {
      const [day, key] = [seoulDay(daysBefore(shop.clock.now(), QUIET_DAYS + (closed += 1))), randomUUID()]
      await shop.call(compareDay, { as: desk, params: { day } })
      return () => shop.call(closeDay, { as: desk, params: { day }, key })
    },
    'a month is closed': async () => {
      const at = (closed += 1)
      const month = `${QUIET_YEAR - Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
      const key = randomUUID()
      return () => shop.call(closeMonth, { as: desk, params: { month }, key })
    },
  }
}

/** Refused while there were no points, and told to go again; its job has not come yet. */
async function waitingInvoice(shop: TestShop, gateway: PracticeGateway, { service }: PracticeTax, desk: StaffCaller) {
  const { points } = service
  service.points = 0
  const { orderNumber } = await paidWith(shop, gateway, await shop.member(), { evidence: INVOICE })
  service.points = points
  const { rows } = await shop.container.database.pool.query<{ id: string }>(
    `select t.document_id as id from tax_document_orders t join orders o on o.id = t.order_id where o.number = $1`,
    [orderNumber],
  )
  const documentId = rows[0]?.id ?? ''
  await shop.call(issueTaxPaper, { as: desk, params: { documentId } })
  return documentId
}
