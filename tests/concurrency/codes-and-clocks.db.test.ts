import { afterEach, beforeAll, expect, it } from 'vitest'
import { registerCouponCode } from '#/contract/benefits/coupons.contract.ts'
import { issueGiftCards, readGiftCardSheet } from '#/contract/benefits/staff-wallet.contract.ts'
import { readWallet, registerGiftCard } from '#/contract/benefits/wallet.contract.ts'
import { CODE_RANDOM, withCheckSymbol } from '#/domain/coupons/coupon-code.ts'
import { endAfterMonths } from '#/domain/ledger/end-after-months.ts'
import { expireAll } from '#/server/features/benefits/wallet/expire-value.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let here: TestShop
let ahead: TestShop
beforeAll(async () => {
  here = await testShop()
  ahead = await here.another()
  for (const shop of [here, ahead]) shop.clock.hold()
})
afterEach(() => expectSound(here))

const coupon = (as: MemberCaller, shop = here) => {
  const code = withCheckSymbol(here.container.ids.readable(CODE_RANDOM))
  return shop.call(registerCouponCode, { as, body: { code } })
}
const card = (as: MemberCaller, shop = here, code = '2345-6789-ABCD-EFGH') =>
  shop.call(registerGiftCard, { as, body: { code } })

it.each([
  ['coupon', coupon],
  ['gift card', card],
])('wrong %s codes typed while the clock was a month ahead hold nobody up for a month', async (_kind, type) => {
  const member = await here.member()
  ahead.clock.set(new Date(here.clock.now().getTime() + 30 * 86_400_000))
  for (let n = 0; n < 5; n += 1) await type(member, ahead)
  expect((await type(member, ahead)).status).toBe(429)
  expect([400, 404]).toContain((await type(member)).status)
})

it.each([
  ['coupon', coupon],
  ['gift card', card],
])('wrong %s codes slow down on both servers whose clocks differ by minutes', async (_kind, type) => {
  const member = await here.member()
  ahead.clock.set(new Date(here.clock.now().getTime() + 10 * 60_000))
  for (let n = 0; n < 5; n += 1) await type(member, ahead)
  for (const shop of [here, ahead]) expect((await type(member, shop)).status).toBe(429)
})

it.each(['2026-12-31T14:50:00Z', '2028-02-29T14:50:00Z'])(
  'a gift card of %s ends once, at midnight in Seoul',
  async (evening) => {
    here.clock.set(evening)
    const [member, other, finance] = [await here.member(), await here.member(), await here.staff('finance')]
    const body = { name: '연말 상품권', amount: 10_000, cards: 2, reason: '법인 판매' }
    const { id } = (await here.call(issueGiftCards, { as: finance, body })).data
    const sheet = await here.call(readGiftCardSheet, { as: finance, params: { id }, query: { format: 'csv' } })
    const [one = '', two = ''] = [...sheet.text.matchAll(/[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/g)].map(([code]) => code)
    const end = endAfterMonths(new Date(evening), 60)
    expect(end.toISOString()).toContain('T15:00:00.000Z')
    here.clock.set(new Date(end.getTime() - 5 * 60_000))
    ahead.clock.set(new Date(end.getTime() + 5 * 60_000))
    expect((await card(other, ahead, two)).status).toBe(404)
    const answers = await Promise.all([here, ahead].map((shop) => card(member, shop, one)))
    expect(answers[0]?.status).toBe(200)
    const emoney = async (shop: TestShop) => (await shop.call(readWallet, { as: member })).data.emoney
    expect(await emoney(here)).toBe(10_000)
    expect(await emoney(ahead)).toBe(0)
    for (let n = 0; n < 2; n += 1) await Promise.all([here, ahead].map((shop) => expireAll(shop.container)))
    expect(await emoney(here)).toBe(0)
    const { rows } = await here.container.database.pool.query(
      `select 1 from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
       join ledger_accounts a on a.code = p.account where a.owner_id = $1 and t.kind = 'value-expire'`,
      [member.memberId],
    )
    expect(rows).toHaveLength(1)
  },
)
