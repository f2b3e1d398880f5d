import { beforeAll, describe, expect, it } from 'vitest'
import { staffLogin } from '#/contract/people/staff-auth.contract.ts'
import { login } from '#/contract/people/login.contract.ts'
import { readSamples, removeSamples } from '#/contract/opening/samples.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { listPortfolio } from '#/contract/content/portfolio.contract.ts'
import { DEMO_MEMBER_PASSWORD, DEMO_MEMBERS } from '#/server/features/people/members/demo-members.data.ts'
import { fromBase32, stepAt, totpAt } from '#/server/features/people/staff/totp.ts'
import type { Caller, MemberCaller } from '#tests/support/callers.ts'
import { payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { openDoors } from '../open-doors.ts'
import { writeOwner } from '../owner/write-owner.ts'
import { samplesDeps } from './samples-deps.ts'

/** Every account that the README opens is hashed once. */
const SLOW = 60_000
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const OWNER = { loginId: 'younghee', name: '김영희', email: 'younghee@press.example', password: 'Vellum8?Quire' }

const gateway = await practiceGateway()
let shop: TestShop
let owner: Caller
let ownerId: string
let demo: Caller
/** Whose order has gone to the press. */
let printed: Caller
let customer: MemberCaller

beforeAll(async () => {
  shop = await testShop({ env: gateway.env })
  shop.clock.hold()
  const { container } = shop
  ownerId = await writeOwner(container, OWNER)
  owner = await loggedIn(OWNER)
  await container.database.pool.query(`update staff_account set totp_secret = $2 where id = $1`, [
    ownerId,
    container.sealer.seal(SECRET),
  ])
  demo = await entered(DEMO_MEMBERS[0].loginId)
  printed = await entered(DEMO_MEMBERS[1].loginId)
  customer = await shop.member()
})

async function entered(loginId: string): Promise<Caller> {
  const answer = await shop.call(login, { body: { loginId, password: DEMO_MEMBER_PASSWORD, remember: false } })
  expect(answer.failure).toBeNull()
  return { headers: { authorization: String(answer.headers['authorization']) } }
}

async function loggedIn({ loginId, password }: { readonly loginId: string; readonly password: string }) {
  const desk = await shop.call(staffLogin, { body: { loginId, password } })
  return { headers: { authorization: String(desk.headers['authorization']) } }
}

/** Refunds are jobs of their own; what waits for them comes round every fifteen seconds. */
async function untilEnded(): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await shop.runJobs()
    shop.clock.forward({ seconds: 20 })
  }
}

const otp = () => totpAt(fromBase32(SECRET), stepAt(shop.clock.now()))
const roundOf = ({ container }: TestShop, staffId: string) => samplesDeps(container).remove(staffId)
const remove = (as: Caller, change: object = {}) =>
  shop.call(removeSamples, {
    as,
    body: { phrase: '연습 자료 지우기', password: OWNER.password, otp: otp(), ...change },
  })
const countsOf = async () =>
  Object.fromEntries((await shop.call(readSamples, { as: owner })).data.items.map(({ kind, count }) => [kind, count]))

describe('samples of a practice shop', () => {
  it(
    'are counted, and nobody but an owner with an account of their own takes them away',
    { timeout: SLOW },
    async () => {
      expect(await countsOf()).toMatchObject({ member: DEMO_MEMBERS.length, staff: 5, partner: 1 })
      const admin = await loggedIn({ loginId: 'admin', password: 'Press#Sheet2026' })
      expect((await shop.call(readSamples, { as: admin })).data.refusal).toContain('연습용 계정으로는')
      expect((await remove(admin)).status).toBe(403)
      expect([401, 403]).toContain((await remove(await shop.staff('finance'))).status)
      expect([401, 403]).toContain((await remove(customer)).status)
      expect((await remove(owner, { phrase: '지우기' })).failure?.fields).toHaveProperty('phrase')
      expect((await remove(owner, { password: 'wrong' })).failure?.code).toBe('WRONG_LOGIN')
      expect((await remove(owner, { otp: '000000' })).failure?.code).toBe('WRONG_CODE')
      expect(await countsOf()).toMatchObject({ member: DEMO_MEMBERS.length, staff: 5, partner: 1 })
    },
  )

  it(
    'go with their orders and money but for what is printed, and nothing of a customer goes',
    { timeout: SLOW },
    async () => {
      const unpaid = await placeFlyer(shop, demo)
      const paid = await placeFlyer(shop, demo)
      await payFor(shop, gateway, demo, [paid.orderNumber])
      const real = await placeFlyer(shop, customer)
      await payFor(shop, gateway, customer, [real.orderNumber])
      const onPress = await placeFlyer(shop, printed)
      await payFor(shop, gateway, printed, [onPress.orderNumber])
      await shop.runJobs()
      await shop.container.database.pool.query(
        `update order_lines set production_state = 'printing' from orders o where o.id = order_id and o.number = $1`,
        [onPress.orderNumber],
      )
      expect(await countsOf()).toMatchObject({ order: 3 })
      shop.clock.forward({ seconds: 60 })
      expect((await remove(owner)).data.last).toMatchObject({ who: OWNER.name, endedAt: null })
      shop.clock.forward({ seconds: 60 })
      expect((await remove(owner)).failure?.code).toBe('CONFLICT')
      await untilEnded()
      const { items, last } = (await shop.call(readSamples, { as: owner })).data
      expect(items).toEqual([
        { kind: 'member', count: 1 },
        { kind: 'order', count: 1 },
      ])
      expect(last?.leftOver).toEqual([expect.stringContaining(onPress.orderNumber)])
      expect((await shop.call(readOrder, { as: printed, params: { orderNumber: onPress.orderNumber } })).status).toBe(
        401,
      )
      expect(last?.endedAt).not.toBeNull()
      const { rows } = await shop.container.database.pool.query<{ number: string; state: string }>(
        `select number, payment_state as state from orders where number = any($1)`,
        [[unpaid.orderNumber, paid.orderNumber]],
      )
      expect(rows.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'refunded'])
      const kept = await shop.call(readOrder, { as: customer, params: { orderNumber: real.orderNumber } })
      expect(kept.data.payment).toBe('paid')
      expect((await shop.call(listPortfolio)).data.items).toEqual([])
      const open = (await openDoors(shop.container)).flatMap(({ details }) => details)
      expect(open).not.toEqual(expect.arrayContaining(['admin']))
      expect(await shop.brokenInvariants()).toEqual([])
    },
  )

  it('may be taken away again, and by two servers at once, and nothing more happens', { timeout: SLOW }, async () => {
    const [one, other] = await Promise.all([roundOf(shop, ownerId), roundOf(shop, ownerId)])
    expect(one).toEqual({ leftOver: [expect.stringContaining('로그인은 막았습니다')], isWaiting: false })
    expect(other).toEqual(one)
    expect(await shop.brokenInvariants()).toEqual([])
  })
})
