import { expect, it } from 'vitest'
import { payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { staffLogin, staffMe } from '#/contract/people/staff-auth.contract.ts'
import type { ShopMode } from '#/server/platform/shop-mode.ts'
import { closeDemoDoors } from './demo-doors.ts'
import { gatewayDifferences } from '#/server/features/money/payments/ask-gateway.ts'
import { openDoors } from './open-doors.ts'
import { practiceOrders, rememberPast, requireAdoptable } from './shop-past.ts'
import { writeOwner } from './owner/write-owner.ts'

const gateway = await practiceGateway()
const BACK = { loginId: 'backdoor', name: '뒷문', email: 'back@example.com', password: 'Woodblock#Type31' }
const LOGIN = { loginId: BACK.loginId, password: BACK.password }

/** The same database as a start with other settings finds it. */
const startedAs = ({ container }: TestShop, mode: ShopMode, ADOPT_PRACTICE_DATA = false) => ({
  ...container,
  config: { ...container.config, mode, ADOPT_PRACTICE_DATA },
})

const idsOf = (accounts: readonly { readonly loginId: string }[]) => accounts.map(({ loginId }) => loginId)

it('asks nothing of a database that was always public', async () => {
  const shop = await testShop()
  const open = startedAs(shop, 'public')
  await rememberPast(open)
  await requireAdoptable(open)
  await writeOwner(open, BACK)
  expect(idsOf(await closeDemoDoors(open))).not.toContain('backdoor')
})

it('never opens what was a demo, whatever is given', async () => {
  const shop = await testShop()
  await rememberPast(startedAs(shop, 'demo'))
  await expect(requireAdoptable(startedAs(shop, 'public', true))).rejects.toThrow(/새 데이터베이스/)
  await requireAdoptable(startedAs(shop, 'demo'))
})

it('opens what practised only when told to, and closes what a stranger may have made there', async () => {
  const shop = await testShop()
  const { pool } = shop.container.database
  await rememberPast(startedAs(shop, 'practice'))
  await rememberPast(startedAs(shop, 'practice'))
  await writeOwner(shop.container, BACK)
  const desk = await shop.call(staffLogin, { body: LOGIN })
  const as = { headers: { authorization: String(desk.headers['authorization']) } }
  await expect(requireAdoptable(startedAs(shop, 'public'))).rejects.toThrow(/ADOPT_PRACTICE_DATA=1/)

  const adopting = startedAs(shop, 'public', true)
  await requireAdoptable(adopting)
  expect(idsOf(await closeDemoDoors(adopting))).toEqual(expect.arrayContaining(['backdoor', 'admin', 'partner']))
  expect((await shop.call(staffMe, as)).status).toBe(401)
  expect((await shop.call(staffLogin, { body: LOGIN })).failure?.code).toBe('WRONG_LOGIN')
  const { rowCount } = await pool.query(`select 1 from audit_log where action = 'staff.practice-closed'`)
  expect(rowCount).toBe(1)

  await writeOwner(adopting, BACK)
  await requireAdoptable(startedAs(shop, 'public'))
  expect(await closeDemoDoors(adopting)).toEqual([])
  expect((await shop.call(staffLogin, { body: LOGIN })).status).toBe(200)
  await rememberPast(startedAs(shop, 'practice'))
  await expect(requireAdoptable(startedAs(shop, 'public'))).rejects.toThrow(/ADOPT_PRACTICE_DATA=1/)
})

it('closes an order that was paid in practice without asking the live gateway, and says so in its history', async () => {
  const shop = await testShop({ env: gateway.env })
  const member = await shop.member()
  const { pool, db } = shop.container.database
  await rememberPast(startedAs(shop, 'practice'))
  const { orderNumber } = await placeFlyer(shop, member)
  const { gatewayOrderId } = await payFor(shop, gateway, member, [orderNumber])
  await closeDemoDoors(startedAs(shop, 'public', true))
  shop.clock.forward({ seconds: 1 })
  await shop.runJobs()
  await shop.call(cancelOrder, { as: member, params: { orderNumber }, body: { reason: '연습' } })
  await shop.runJobs()
  expect(await gateway.payment(gatewayOrderId)).toMatchObject({ status: 'DONE' })
  const { rows } = await pool.query(
    `select o.payment_state, h.note from orders o join order_history h on h.order_id = o.id and h.event = 'practice-refund'`,
  )
  expect(rows).toEqual([{ payment_state: 'refunded', note: expect.stringContaining('연습 결제') }])
  expect(shop.outbox.sent.map(({ body }) => body).join()).not.toContain('돌려 드렸습니다')
  const asked = await gatewayDifferences(db, shop.container.gateway, { since: new Date(0), limit: 10 })
  expect(asked).toEqual({ asked: 0, differences: [] })
  expect(await shop.brokenInvariants()).toEqual([])
  expect(await practiceOrders(db)).toEqual([])
})

it('lists orders that practice payments paid until they are cancelled, and none that was paid afterwards', async () => {
  const shop = await testShop({ env: gateway.env })
  const member = await shop.member()
  const { db } = shop.container.database
  const pay = async () => {
    const { orderNumber } = await placeFlyer(shop, member)
    await payFor(shop, gateway, member, [orderNumber])
    return orderNumber
  }
  await rememberPast(startedAs(shop, 'practice'))
  const inPlay = await pay()
  await expect(requireAdoptable(startedAs(shop, 'public'))).rejects.toThrow(/주문이 1건/)
  shop.clock.forward({ seconds: 1 })
  await closeDemoDoors(startedAs(shop, 'public', true))
  shop.clock.forward({ seconds: 1 })
  const inEarnest = await pay()
  expect(await practiceOrders(db)).toEqual([inPlay])
  const doors = await openDoors(startedAs(shop, 'public'))
  expect(doors.flatMap(({ details }) => details)).toContain(inPlay)
  expect(doors.flatMap(({ details }) => details)).not.toContain(inEarnest)
  await shop.call(cancelOrder, { as: member, params: { orderNumber: inPlay }, body: { reason: '연습' } })
  await shop.runJobs()
  expect(await practiceOrders(db)).toEqual([])
})
