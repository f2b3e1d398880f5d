import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askEmoneyRefund, closeCharge, startCharge, withdrawEmoneyRefund } from '#/contract/money/charges.contract.ts'
import { confirmPayment } from '#/contract/money/payments.contract.ts'
import {
  decideEmoneyRefund,
  listEmoneyRefunds,
  readEmoneyRefundAccount,
  settleOwedCharge,
} from '#/contract/money/staff-charges.contract.ts'
import { issueGiftCards, readBenefits, readGiftCardSheet } from '#/contract/benefits/staff-wallet.contract.ts'
import { readWalletHistory, registerGiftCard } from '#/contract/benefits/wallet.contract.ts'
import { byDay } from '#tests/support/by-day.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { ACCOUNT, askBack, charge, chargesOf, emoneyOf, spendEmoney } from '#tests/support/charges.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { bank, notify, reconcileNow } from '#tests/support/orders/taken-back.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let finance: StaffCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  byDay(shop)
  finance = await shop.staff('finance')
})
beforeEach(async () => {
  member = await shop.member()
})
// Whatever happened, the doctor has nothing to say.
afterEach(() => expectSound(shop))

const decide = (id: string, agree: boolean, reason?: string, as: StaffCaller | MemberCaller = finance) =>
  shop.call(decideEmoneyRefund, { as, params: { id }, body: { agree, ...(reason ? { reason } : {}) } })
const refundsOf = async (as: MemberCaller) => (await chargesOf(shop, as)).refunds
async function toldTo({ memberId }: MemberCaller): Promise<readonly string[]> {
  await shop.runJobs()
  const { rows } = await shop.container.database.pool.query<{ template: string }>(
    'select template from notification where member_id = $1 order by created_at, id',
    [memberId],
  )
  return rows.map(({ template }) => template)
}

describe('a charge', () => {
  test('becomes e-money once, however often its end is told, and is told of', async () => {
    const before = (await shop.call(readBenefits, { as: finance })).data.legal
    const paid = await charge(shop, gateway, member, 50_000)
    expect(paid.answer.data).toMatchObject({ state: 'paid', amount: 50_000, orderNumbers: [] })
    const { answer: _answer, ...body } = paid
    expect((await shop.call(confirmPayment, { as: member, body })).data.state).toBe('paid')
    await notify(shop, paid, 'DONE')
    await reconcileNow(shop)
    expect(await emoneyOf(shop, member)).toBe(50_000)
    const history = await shop.call(readWalletHistory, { as: member, query: { value: 'emoney' } })
    expect(history.data.items).toMatchObject([{ kind: 'charge', amount: 50_000, balance: 50_000, memo: '카드' }])
    expect(await toldTo(member)).toEqual(['emoney-charged'])
    const { legal } = (await shop.call(readBenefits, { as: finance })).data
    expect([legal.issued - before.issued, legal.balance - before.balance]).toEqual([50_000, 50_000])
  })

  test('by a virtual account waits for its deposit', async () => {
    const waiting = await charge(shop, gateway, member, 30_000, { method: 'virtual-account', deposit: false })
    expect(waiting.answer.data.state).toBe('waiting-deposit')
    expect(await chargesOf(shop, member)).toMatchObject({ waiting: [{ amount: 30_000 }], lots: [] })
    expect(await emoneyOf(shop, member)).toBe(0)
    await bank(shop, gateway, waiting, 'in')
    expect(await emoneyOf(shop, member)).toBe(30_000)
    expect(await toldTo(member)).toEqual(['emoney-account', 'emoney-charged'])
  })

  test('that waits for its deposit is closed by its member alone, and takes none any more', async () => {
    const waiting = await charge(shop, gateway, member, 30_000, { method: 'virtual-account', deposit: false })
    const { gatewayOrderId } = waiting
    const close = (as?: MemberCaller) => shop.call(closeCharge, { ...(as ? { as } : {}), params: { gatewayOrderId } })
    expect((await close()).status).toBe(401)
    expect((await close(await shop.member())).status).toBe(404)
    expect((await shop.call(closeCharge, { as: member, params: { gatewayOrderId: 'jk-none' } })).status).toBe(404)
    expect((await Promise.all([close(member), close(member)])).map(({ data }) => data.state)).toEqual([
      'closing',
      'closing',
    ])
    await shop.runJobs()
    expect(await chargesOf(shop, member)).toMatchObject({ waiting: [], lots: [] })
    expect(await gateway.payment(gatewayOrderId)).toMatchObject({ status: 'CANCELED' })
    expect((await close(member)).failure?.code).toBe('CONFLICT')
    expect(await emoneyOf(shop, member)).toBe(0)
    const paid = await charge(shop, gateway, member, 20_000)
    const late = await shop.call(closeCharge, { as: member, params: { gatewayOrderId: paid.gatewayOrderId } })
    expect(late.failure?.code).toBe('CONFLICT')
    expect(await emoneyOf(shop, member)).toBe(20_000)
  })

  test('is filled when its deposit was faster than the closing', async () => {
    const { gatewayOrderId } = await charge(shop, gateway, member, 30_000, {
      method: 'virtual-account',
      deposit: false,
    })
    expect((await shop.call(closeCharge, { as: member, params: { gatewayOrderId } })).status).toBe(200)
    await gateway.deposit(gatewayOrderId)
    await shop.runJobs()
    expect(await emoneyOf(shop, member)).toBe(30_000)
    expect(await toldTo(member)).toEqual(['emoney-account', 'emoney-charged'])
  })

  test('shows what proves it, where the gateway wrote something', async () => {
    const paid = await charge(shop, gateway, member, 20_000, { method: 'transfer' })
    expect((await chargesOf(shop, member)).slips).toEqual([])
    const url = 'https://dashboard.tosspayments.com/receipt/mids/si/1'
    await shop.container.database.pool.query(
      `update payment_attempts set details = details || jsonb_build_object('receiptUrl', $2::text) where gateway_order_id = $1`,
      [paid.gatewayOrderId, url],
    )
    expect((await chargesOf(shop, member)).slips).toMatchObject([{ amount: 20_000, method: '계좌이체', url }])
    expect((await chargesOf(shop, await shop.member())).slips).toEqual([])
  })

  test('of another amount than the shop wrote down moves nothing', async () => {
    const { data } = await shop.call(startCharge, { as: member, body: { amount: 20_000, method: 'card' } })
    const { gatewayOrderId } = data
    const paymentKey = await gateway.authenticate({
      orderId: gatewayOrderId,
      amount: 100,
      orderName: 'e머니',
      method: '카드',
    })
    const cheap = await shop.call(confirmPayment, { as: member, body: { gatewayOrderId, paymentKey, amount: 100 } })
    expect(cheap.status).toBe(409)
    const theirs = await shop.call(confirmPayment, {
      as: await shop.member(),
      body: { gatewayOrderId, paymentKey, amount: 20_000 },
    })
    expect(theirs.status).toBe(404)
    expect(await emoneyOf(shop, member)).toBe(0)
  })

  test('too small, too large, odd or of nobody is refused', async () => {
    for (const amount of [0, 9_000, 10_500, 2_001_000, 1e15])
      expect((await shop.call(startCharge, { as: member, body: { amount, method: 'card' } })).status, `${amount}`).toBe(
        400,
      )
    expect((await shop.call(startCharge, { body: { amount: 10_000, method: 'card' } })).status).toBe(401)
  })
})

describe('what a bank or card company takes back', () => {
  test('leaves the wallet where it is there, and is owed where it was spent', async () => {
    const paid = await charge(shop, gateway, member, 50_000)
    await spendEmoney(shop, member, 20_000)
    await gateway.chargeBack(paid.gatewayOrderId)
    await notify(shop, paid, 'CANCELED')
    expect(await emoneyOf(shop, member)).toBe(0)
    expect((await chargesOf(shop, member)).owed).toBe(20_000)
    const { owed } = (await shop.call(listEmoneyRefunds, { as: finance, query: {} })).data
    const mine = owed.find(({ memberId }) => memberId === member.memberId)
    expect(mine).toMatchObject({ amount: 50_000, owed: 20_000 })
    const settle = () =>
      shop.call(settleOwedCharge, {
        as: finance,
        params: { id: mine?.id ?? '' },
        body: { how: 'received', reason: '국민은행으로 들어옴' },
      })
    expect((await settle()).status).toBe(200)
    expect((await settle()).status).toBe(409)
    expect((await chargesOf(shop, member)).owed).toBe(0)
    expect(await toldTo(member)).toEqual(['emoney-charged', 'emoney-taken-back'])
  })

  test('ends a request, and a deposit that comes again pays what is owed first', async () => {
    const paid = await charge(shop, gateway, member, 50_000, { method: 'virtual-account' })
    await spendEmoney(shop, member, 10_000)
    expect((await askBack(shop, member)).data).toMatchObject({ amount: 40_000, state: 'asked' })
    await bank(shop, gateway, paid, 'back')
    expect(await refundsOf(member)).toMatchObject([{ state: 'ended' }])
    expect(await emoneyOf(shop, member)).toBe(0)
    expect((await chargesOf(shop, member)).owed).toBe(10_000)
    await bank(shop, gateway, paid, 'in')
    expect(await emoneyOf(shop, member)).toBe(40_000)
    expect((await chargesOf(shop, member)).owed).toBe(0)
  })
})

describe('a refund', () => {
  test('goes back over its payment when the desk agrees, once', async () => {
    const paid = await charge(shop, gateway, member, 50_000)
    await spendEmoney(shop, member, 15_000)
    const asked = (await askBack(shop, member)).data
    expect(asked).toMatchObject({ source: 'charge', amount: 35_000, state: 'asked' })
    expect(await emoneyOf(shop, member)).toBe(0)
    await expect(spendEmoney(shop, member, 1_000)).rejects.toThrow('모자랍니다')
    expect((await decide(asked.id, true)).status).toBe(200)
    expect((await decide(asked.id, true)).status).toBe(409)
    await shop.runJobs()
    expect(await gateway.payment(paid.gatewayOrderId)).toMatchObject({ balanceAmount: 15_000 })
    expect(await refundsOf(member)).toMatchObject([{ state: 'done' }])
    expect(await toldTo(member)).toEqual(['emoney-charged', 'emoney-refunded'])
  })

  test('of a deposit wants an account, and goes there', async () => {
    await charge(shop, gateway, member, 50_000, { method: 'virtual-account' })
    const [lot] = (await chargesOf(shop, member)).lots
    const body = { lotId: lot?.lotId ?? '', amount: 50_000 }
    const missing = await shop.call(askEmoneyRefund, { as: member, body })
    expect([missing.status, missing.failure?.fields]).toEqual([
      400,
      { refundAccount: '환불받을 계좌를 입력해 주세요.' },
    ])
    const { data } = await shop.call(askEmoneyRefund, { as: member, body: { ...body, refundAccount: ACCOUNT } })
    await decide(data.id, true)
    await shop.runJobs()
    expect(await refundsOf(member)).toMatchObject([{ state: 'done' }])
  })

  test('refused or withdrawn is e-money again', async () => {
    await charge(shop, gateway, member, 50_000)
    const first = (await askBack(shop, member)).data
    expect((await decide(first.id, false)).failure?.fields).toHaveProperty('reason')
    expect((await decide(first.id, false, '결제하신 분을 확인해야 합니다.')).status).toBe(200)
    expect(await emoneyOf(shop, member)).toBe(50_000)
    const second = (await askBack(shop, member)).data
    const withdraw = (as: MemberCaller) => shop.call(withdrawEmoneyRefund, { as, params: { id: second.id } })
    expect((await withdraw(await shop.member())).status).toBe(404)
    expect((await withdraw(member)).data.state).toBe('withdrawn')
    expect((await withdraw(member)).status).toBe(409)
    expect(await emoneyOf(shop, member)).toBe(50_000)
    expect(await toldTo(member)).toEqual(['emoney-charged', 'emoney-refund-refused'])
  })

  test('is of one’s own, of what is left, and of nothing twice', async () => {
    await charge(shop, gateway, member, 50_000)
    const [lot] = (await chargesOf(shop, member)).lots
    const ask = (amount: number, as: MemberCaller = member) =>
      shop.call(askEmoneyRefund, { as, body: { lotId: lot?.lotId ?? '', amount } })
    expect((await ask(50_000, await shop.member())).status).toBe(404)
    expect((await ask(49_000)).status).toBe(409)
    const both = await Promise.all([ask(50_000), ask(50_000)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  test('of a gift card wants six tenths used, and is sent by hand', async () => {
    const batch = { name: '시험 상품권', amount: 10_000, cards: 1, reason: '시험' }
    const { id } = (await shop.call(issueGiftCards, { as: finance, body: batch })).data
    const { text } = await shop.call(readGiftCardSheet, { as: finance, params: { id }, query: { format: 'csv' } })
    const [code = ''] = /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(text) ?? []
    await shop.call(registerGiftCard, { as: member, body: { code } })
    await spendEmoney(shop, member, 5_999)
    expect((await chargesOf(shop, member)).lots).toMatchObject([{ refundable: 0, missing: 1, needsAccount: true }])
    await spendEmoney(shop, member, 1)
    const asked = (await askBack(shop, member)).data
    expect(asked).toMatchObject({ source: 'gift-card', amount: 4_000 })
    const look = () => shop.call(readEmoneyRefundAccount, { as: finance, params: { id: asked.id } })
    expect((await look()).data).toMatchObject({ accountNumber: ACCOUNT.accountNumber })
    expect((await decide(asked.id, true)).status).toBe(400)
    expect((await decide(asked.id, true, '11월 24일 기업은행에서 보냄')).status).toBe(200)
    expect((await look()).status).toBe(404)
    expect(await refundsOf(member)).toMatchObject([{ state: 'done', reason: '' }])
  })

  test('is the business of finance alone', async () => {
    await charge(shop, gateway, member, 50_000)
    const { id } = (await askBack(shop, member)).data
    const press = await shop.staff('production')
    expect((await decide(id, true, undefined, press)).status).toBe(403)
    expect((await shop.call(listEmoneyRefunds, { as: press, query: {} })).status).toBe(403)
    const { items } = (await shop.call(listEmoneyRefunds, { as: finance, query: { show: 'all' } })).data
    expect(items.find((row) => row.id === id)).toMatchObject({ method: '카드', state: 'asked', amount: 50_000 })
  })
})
