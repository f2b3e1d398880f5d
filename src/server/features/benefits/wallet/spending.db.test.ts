import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readWallet, readWalletHistory } from '#/contract/benefits/wallet.contract.ts'
import { startPayment } from '#/contract/money/payments.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { placeOrder, previewOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { giveTo } from '#tests/support/ledger/give-value.ts'
import { addFlyer, payFor, sheetFor } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
})
beforeEach(async () => {
  member = await shop.member()
})

const wallet = async () => {
  const { points, emoney } = (await shop.call(readWallet, { as: member })).data
  return { points, emoney }
}
const newSheet = async () => sheetFor(shop, member, [await addFlyer(shop, member)])
type Sheet = Awaited<ReturnType<typeof newSheet>>
const using = (sheet: Sheet, points: number, emoney: number): Sheet => ({
  ...sheet,
  benefits: { couponIds: [], points, emoney },
  shownTotal: sheet.shownTotal - points - emoney,
})
const place = (body: Sheet) => shop.call(placeOrder, { as: member, body })
const cancel = (orderNumber: string) =>
  shop.call(cancelOrder, { as: member, params: { orderNumber }, body: { reason: '전시가 미뤄졌어요' } })

describe('an order sheet with points and e-money', () => {
  it('adds up on the preview, the order, the payment and my page', async () => {
    await giveTo(shop, member, 'points', 3_000)
    await giveTo(shop, member, 'emoney', 5_000)
    const sheet = await newSheet()
    const { orderNumber } = (await place(using(sheet, 2_000, 5_000))).data
    expect(await wallet()).toEqual({ points: 1_000, emoney: 0 })
    const { amounts } = (await shop.call(readOrder, { as: member, params: { orderNumber } })).data
    expect(amounts).toMatchObject({ pointsTotal: 2_000, emoneyTotal: 5_000, total: sheet.shownTotal - 7_000 })
    expect((await payFor(shop, gateway, member, [orderNumber])).amount).toBe(amounts.total)
    const { items } = (await shop.call(readWalletHistory, { as: member, query: { value: 'points' } })).data
    expect(items).toMatchObject([
      { kind: 'spend', amount: -2_000, balance: 1_000, orderNumber },
      { kind: 'grant', amount: 3_000, balance: 3_000 },
    ])
    await cancel(orderNumber)
    await shop.runJobs()
    expect(await wallet()).toEqual({ points: 3_000, emoney: 5_000 })
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('is paid without a window when nothing is left to pay, and comes back whole', async () => {
    await giveTo(shop, member, 'emoney', 900_000)
    const sheet = await newSheet()
    const { orderNumber, total } = (await place(using(sheet, 0, sheet.shownTotal))).data
    expect(total).toBe(0)
    const started = await shop.call(startPayment, { as: member, body: { orderNumbers: [orderNumber], method: 'card' } })
    expect(started.data.paid).toBe(true)
    await cancel(orderNumber)
    await shop.runJobs()
    expect(await wallet()).toEqual({ points: 0, emoney: 900_000 })
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('gives back what an unpaid order held', async () => {
    await giveTo(shop, member, 'points', 3_000)
    const { orderNumber } = (await place(using(await newSheet(), 3_000, 0))).data
    expect((await wallet()).points).toBe(0)
    await cancel(orderNumber)
    expect((await wallet()).points).toBe(3_000)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('sent from two tabs with one balance is ordered once, and says so in the other', async () => {
    await giveTo(shop, member, 'points', 3_000)
    const sheets = [await newSheet(), await newSheet()].map((sheet) => using(sheet, 3_000, 0))
    const answers = await Promise.all(sheets.map(place))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.failure?.fields).toHaveProperty(['benefits.points'])
    expect(await wallet()).toEqual({ points: 0, emoney: 0 })
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('previews what can be used of what was typed, and orders only what holds', async () => {
    await giveTo(shop, member, 'points', 3_000)
    const sheet = await newSheet()
    const deliveries = sheet.deliveries.map(({ method, counts }) => ({ method, zipcode: '04524', counts }))
    const preview = (points: number) =>
      shop.call(previewOrder, {
        as: member,
        body: { itemIds: sheet.itemIds, deliveries, benefits: { couponIds: [], points, emoney: 10 } },
      })
    expect((await preview(9_999)).data.amounts).toMatchObject({ pointsTotal: 3_000, emoneyTotal: 0 })
    expect((await preview(500)).data.amounts.pointsTotal).toBe(0)
    for (const points of [500, 1_005, 3_010]) expect((await place(using(sheet, points, 0))).status).toBe(409)
    expect((await place(using(sheet, 0, 10))).status).toBe(409)
    expect((await place(using(sheet, -10, 0))).status).toBe(400)
    expect((await wallet()).points).toBe(3_000)
  })
})
