import { beforeAll, describe, expect, test } from 'vitest'
import { readGiveBack, changeGiveBackSettings } from '#/contract/money/give-backs.contract.ts'
import { listTaxBill } from '#/contract/money/tax-bill.contract.ts'
import { listDeals } from '#/contract/ordering/deals.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { StaffCaller } from '#tests/support/callers.ts'
import { addFlyer, payFor, sheetFor } from '#tests/support/orders/checkout.ts'
import { choose, give, prepaidSheet } from '#tests/support/orders/give-back.ts'
import type { PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { INVOICE } from '#tests/support/orders/practice-tax.ts'
import { taxShop } from '#tests/support/orders/tax-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let finance: StaffCaller

beforeAll(async () => {
  ;({ gateway, shop, finance } = await taxShop())
  await shop.call(changeGiveBackSettings, {
    as: await shop.staff('administrator'),
    body: { secondAbove: 100_000_000, shown: 500_000 },
  })
})

/** An order by bank transfer with a discount, a share of it paid with points and e-money, of which amounts go back one after the other. */
async function givenBack(prepaid: { emoney: number; points: number }, amounts: readonly number[]) {
  const member = await shop.member()
  await shop.container.database.pool.query('update member set discount_rate = 7 where id = $1', [member.memberId])
  const items = [await addFlyer(shop, member, 3_000), await addFlyer(shop, member, 1_000)]
  const sheet = await sheetFor(shop, member, items)
  const body = { ...(await prepaidSheet(shop, member, sheet, prepaid)), evidence: INVOICE }
  const { orderNumber } = (await shop.call(placeOrder, { as: member, body })).data
  await payFor(shop, gateway, member, [orderNumber], { method: '계좌이체' })
  await shop.runJobs()
  const today = seoulDay(shop.clock.now())
  const proved = async () => {
    const { rows } = (await shop.call(listTaxBill, { as: member, query: {} })).data
    const { supply = 0, vat = 0 } = rows.find((row) => row.orderNumber === orderNumber) ?? {}
    return { supply, vat }
  }
  const dealt = async () =>
    (await shop.call(listDeals, { as: member, query: { from: today, to: today } })).data.rows.map(
      ({ supply, vat }) => ({
        supply,
        vat,
      }),
    )
  const told = []
  let before = await proved()
  const first = before
  for (const extra of amounts) {
    const looked = (await shop.call(readGiveBack, { as: finance, params: { orderNumber } })).data
    expect((await give(shop, finance, orderNumber, choose(looked, { extra }))).status).toBe(200)
    await shop.runJobs()
    const after = await proved()
    told.push({ supply: after.supply - before.supply, vat: after.vat - before.vat })
    before = after
  }
  const [sale, ...corrections] = await dealt()
  return { first, told, sale, corrections }
}

const AMOUNTS = [1_009, 338, 3_331, 5, 10_007, 777, 1]

describe('the VAT of what goes back', () => {
  test('is the same on statement and tax paper, whatever amounts go back', async () => {
    const { first, told, sale, corrections } = await givenBack({ emoney: 0, points: 0 }, AMOUNTS)
    expect(sale).toEqual(first)
    expect(told).toEqual(corrections)
  })
  test('also where points and e-money paid a part of it', async () => {
    const { told, corrections } = await givenBack({ emoney: 0.31, points: 0.1 }, AMOUNTS)
    expect(told).toEqual(corrections)
  })
})
