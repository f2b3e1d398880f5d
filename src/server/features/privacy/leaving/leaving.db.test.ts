import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, expect, test } from 'vitest'
import { confirmCode, resetPassword, sendCode } from '#/contract/people/codes.contract.ts'
import { changePassword, leave, readLeaving } from '#/contract/people/profile.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { nameOwnAccount, listOwnRepayments } from '#/contract/money/repayments.contract.ts'
import { restateAll } from '#tests/support/orders/restate.ts'
import { payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { codeSentTo, sentTo } from '#tests/support/sent-messages.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import type { MemberCaller } from '#tests/support/callers.ts'

let gateway: PracticeGateway
let shop: TestShop
const password = 'Korea#Print77'

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
})

const newMember = async () => shop.member({ passwordHash: await shop.container.passwords.hash(password) })
const go = (as: MemberCaller) => shop.call(leave, { as, body: { password } })
const inTheWay = async (as: MemberCaller) => (await shop.call(readLeaving, { as })).data
const contactOf = async ({ memberId }: MemberCaller) => {
  const { rows } = await shop.container.database.db.execute<{ email: string; phone: string }>(
    sql`select email, phone from member where id = ${memberId}`,
  )
  return rows[0] ?? { email: '', phone: '' }
}

test('with an order in work nobody leaves: it is named, with what to do about it', async () => {
  const as = await newMember()
  const { orderNumber } = await placeFlyer(shop, as)
  await payFor(shop, gateway, as, [orderNumber])
  expect(await inTheWay(as)).toMatchObject({ mayLeave: false, orders: [{ orderNumber, act: 'cancel' }], owed: [] })
  const refused = await go(as)
  expect([refused.status, refused.failure?.message]).toEqual([409, expect.stringContaining(orderNumber)])
  const { db } = shop.container.database
  const put = async (statement: SQL) => {
    await db.execute(statement)
    await restateAll(shop)
  }
  await put(sql`update order_lines l set file_state = 'approved' from orders o
    where o.id = l.order_id and o.number = ${orderNumber}`)
  expect((await inTheWay(as)).orders).toMatchObject([{ act: 'ask' }])
  await put(sql`update order_lines l set production_state = 'printing', printed_at = now() from orders o
    where o.id = l.order_id and o.number = ${orderNumber}`)
  expect((await inTheWay(as)).orders).toMatchObject([{ act: 'wait' }])
  expect((await go(as)).status).toBe(409)
  await put(sql`update order_lines l set production_state = 'done' from orders o
    where o.id = l.order_id and o.number = ${orderNumber}`)
  await put(sql`update order_deliveries d set state = 'delivered' from orders o
    where o.id = d.order_id and o.number = ${orderNumber}`)
  expect(await inTheWay(as)).toMatchObject({ mayLeave: true, orders: [] })
  expect((await go(as)).status).toBe(200)
})

test('money that is owed is settled first: a deposit without an account, and a refund on its way', async () => {
  const as = await newMember()
  const { orderNumber, total } = await placeFlyer(shop, as)
  const params = { orderNumber }
  const { gatewayOrderId } = await payFor(shop, gateway, as, [orderNumber], { method: '가상계좌' })
  expect((await inTheWay(as)).orders).toMatchObject([{ act: 'cancel' }])
  await gateway.deposit(gatewayOrderId)
  await shop.call(cancelOrder, { as, params, body: { reason: '필요 없음' } })
  await shop.runJobs()
  expect(await inTheWay(as)).toMatchObject({
    mayLeave: false,
    orders: [],
    owed: [{ orderNumbers: [orderNumber], amount: total, needsAccount: true }],
  })
  expect((await go(as)).status).toBe(409)
  const [row] = (await shop.call(listOwnRepayments, { as, params })).data.repayments
  const refundAccount = { bank: '88', accountNumber: '110123456789', holderName: '김직지' }
  await shop.call(nameOwnAccount, { as, params: { ...params, repaymentId: row?.id ?? '' }, body: { refundAccount } })
  expect((await go(as)).status).toBe(409)
  await shop.runJobs()
  expect((await go(as)).status).toBe(200)
  expect(await shop.brokenInvariants()).toEqual([])
})

test('a refund of a card that is still on its way is waited for', async () => {
  const as = await newMember()
  const { orderNumber } = await placeFlyer(shop, as)
  await payFor(shop, gateway, as, [orderNumber])
  await shop.call(cancelOrder, { as, params: { orderNumber }, body: { reason: '필요 없음' } })
  expect((await inTheWay(as)).orders).toMatchObject([{ orderNumber, act: 'refunding' }])
  await shop.runJobs()
  expect((await inTheWay(as)).mayLeave).toBe(true)
})

test('orders that were never paid are cancelled by leaving, for nobody could pay them any more', async () => {
  const as = await newMember()
  const { orderNumber } = await placeFlyer(shop, as)
  expect(await inTheWay(as)).toMatchObject({ mayLeave: true, unpaid: [orderNumber] })
  expect((await go(as)).status).toBe(200)
  const { rows } = await shop.container.database.db.execute<{ state: string }>(
    sql`select payment_state as state from orders where number = ${orderNumber}`,
  )
  expect(rows).toEqual([{ state: 'cancelled' }])
})

test('only members are asked what stands in the way', async () => {
  expect((await shop.call(readLeaving, {})).status).toBe(401)
  expect((await shop.call(readLeaving, { as: await shop.staff('service') })).status).toBe(403)
})

test('leaving is confirmed by mail, to the address that is then forgotten', async () => {
  const as = await newMember()
  const { email } = await contactOf(as)
  expect((await go(as)).status).toBe(200)
  expect((await sentTo(shop, email)).filter((mail) => mail.includes('탈퇴'))).toHaveLength(1)
})

test('a changed password is told by mail, with what to do if it was somebody else', async () => {
  const as = await newMember()
  const { email } = await contactOf(as)
  const body = { currentPassword: password, newPassword: 'Gloss&Matte2026' }
  expect((await shop.call(changePassword, { as, body: { ...body, currentPassword: 'wrong' } })).status).toBe(400)
  expect(await sentTo(shop, email)).toEqual([])
  expect((await shop.call(changePassword, { as, body })).status).toBe(200)
  const [mail] = await sentTo(shop, email)
  expect(mail).toMatch(/비밀번호를 바꾸셨습니다.*본인이 아니라면/s)
})

test('a password that was set anew by a code is told too', async () => {
  const as = await newMember()
  const { email } = await contactOf(as)
  await shop.container.database.db.execute(sql`update member set email_proven_at = now() where id = ${as.memberId}`)
  const contact = { channel: 'email', target: email } as const
  const body = { purpose: 'find-password', contact, loginId: as.loginId } as const
  const { codeId } = (await shop.call(sendCode, { body })).data
  const code = await codeSentTo(shop, email)
  const { ticket } = (await shop.call(confirmCode, { params: { codeId }, body: { code } })).data
  await shop.call(resetPassword, { body: { ticket, newPassword: 'Gloss&Matte2026' } })
  const mails = await sentTo(shop, email)
  expect(mails.filter((mail) => mail.includes('새로 정하셨습니다'))).toHaveLength(1)
})
