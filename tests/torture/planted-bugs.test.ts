import { afterAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '#/contract/ordering/place-order.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { couponFor } from '../support/coupons.ts'
import { giveEmoney } from '../support/ledger/give-value.ts'
import { payFor } from '../support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '../support/orders/practice-gateway.ts'
import { sheetWithCoupons } from '../support/sheet-with-coupons.ts'
import { closeTestShops, testShop, type TestShop } from '../support/test-shop.ts'

afterAll(closeTestShops)

/** Faults as somebody might write them into the shop, put where its statements arrive; each with the promise that it breaks. */
const BUGS = {
  'spending takes a won less off the lot than the books say': {
    table: 'ledger_lots',
    rule: 'if new.remaining < old.remaining then new.remaining := new.remaining + 1; end if;',
    breaks: 'I2b',
  },
  'a payment leaves its coupon reserved': {
    table: 'coupons',
    rule: `if new.state = 'used' then return old; end if;`,
    breaks: 'I4b',
  },
  'an order forgets what was refunded of it': {
    table: 'orders',
    rule: 'new.refunded_total := old.refunded_total;',
    breaks: 'I3c',
  },
} as const

/** What every customer does: pays with a coupon, e-money and a card, and somebody cancels. */
async function history(shop: TestShop, gateway: PracticeGateway): Promise<readonly string[]> {
  const cancelling = await buy(shop, gateway)
  const body = { reason: '전시가 미뤄졌어요' }
  const params = { orderNumber: cancelling.orderNumber }
  await shop.call(cancelOrder, { as: cancelling.as, params, body })
  await buy(shop, gateway)
  await shop.runJobs()
  return shop.brokenInvariants()
}

async function buy(shop: TestShop, gateway: PracticeGateway) {
  const as = await shop.member()
  await giveEmoney(shop, as, 20_000)
  const { couponId } = await couponFor(shop, as)
  const { body, deliveries } = await sheetWithCoupons(shop, as, [couponId])
  const benefits = { couponIds: [couponId], points: 0, emoney: 10_000 }
  const asked = { itemIds: body.itemIds, deliveries, benefits }
  const { amounts } = (await shop.call(previewOrder, { as, body: asked })).data
  const placed = await shop.call(placeOrder, { as, body: { ...body, benefits, shownTotal: amounts.total } })
  const { orderNumber } = placed.data
  await payFor(shop, gateway, as, [orderNumber])
  return { as, orderNumber }
}

test('without a bug the doctor has nothing to say', async () => {
  const gateway = await practiceGateway()
  expect(await history(await testShop({ env: gateway.env }), gateway)).toEqual([])
})

test.each(Object.entries(BUGS))('a planted bug is found: %s', async (_, { table, rule, breaks }) => {
  const gateway = await practiceGateway()
  const shop = await testShop({ env: gateway.env })
  await shop.container.database.pool.query(`
    create function planted() returns trigger language plpgsql as $$ begin ${rule} return new; end $$;
    create trigger zz_planted before update on ${table} for each row execute function planted()`)
  const broken = await history(shop, gateway)
  expect([...new Set(broken.map((line) => line.split(' ')[0]))]).toContain(breaks)
})
