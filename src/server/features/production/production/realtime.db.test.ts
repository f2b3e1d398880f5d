import { expect, it } from 'vitest'
import { advanceLines, readRealtime, readUsualTimes } from '#/contract/production/production.contract.ts'
import { askLiveTicket } from '#/contract/live/live.contract.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const floor = async () => (await shop.call(readRealtime, { as: shop.visitor() })).data

it('an empty shop has neither queue nor next dispatch', async () => {
  expect(await floor()).toMatchObject({ queue: { lines: 0, copies: 0 }, nextDispatch: null })
})

it('counts the queue and the next dispatch, says nothing of whose they are, and tells visitors of a change', async () => {
  const { memberId } = await shop.member()
  const first = await paidOrder(shop, memberId, { file: 'approved' })
  const late = await paidOrder(shop, memberId, { file: 'approved' })
  await paidOrder(shop, memberId, { file: 'ready' })
  const { pool } = shop.container.database
  shop.clock.set(new Date('2026-11-24T10:00:00+09:00'))
  await pool.query(`update order_lines set due_day = '2026-11-26' where id = $1`, [first.lineId])
  await pool.query(`update order_lines set due_day = '2026-11-20' where id = $1`, [late.lineId])
  const before = await floor()
  expect(before.queue).toEqual({ lines: 2, copies: 60 })
  expect(before.nextDispatch).toEqual({ day: '2026-11-24', lines: 1 })
  expect(JSON.stringify(before)).not.toMatch(/윤서영|서촌|20261120-/)
  const visitor = shop.visitor()
  const { topics } = (await shop.call(askLiveTicket, { as: visitor, body: { topics: ['floor:now', 'floor:x'] } })).data
  expect(topics).toEqual(['floor:now'])
  let told = 0
  shop.container.live.subscribe('floor:now', () => (told += 1))
  await shop.call(advanceLines, { as: await shop.staff('production'), body: { lineIds: [first.lineId, late.lineId] } })
  await expect.poll(() => told).toBeGreaterThan(0)
  expect((await floor()).queue.lines).toBe(0)
  expect((await floor()).steps[0]).toMatchObject({ state: 'planned', lines: 2 })
})

it('says how long a step usually takes once enough jobs have passed it, and nothing before', async () => {
  const { memberId } = await shop.member()
  const { pool } = shop.container.database
  const stoodFor = async (minutes: number) => {
    const { lineId } = await paidOrder(shop, memberId, { file: 'approved' })
    const { rows } = await pool.query<{ order_id: string }>('select order_id from order_lines where id = $1', [lineId])
    for (const [from, to, at] of [
      ['planned', 'printing', '2026-11-24T10:00:00+09:00'],
      ['printing', 'packing', new Date(Date.parse('2026-11-24T10:00:00+09:00') + minutes * 60_000).toISOString()],
    ])
      await pool.query(
        `insert into order_history (order_id, line_id, machine, event, from_state, to_state, by_kind, at)
         values ($1, $2, 'production', 'moved', $3, $4, 'staff', $5)`,
        [rows[0]?.order_id, lineId, from, to, at],
      )
  }
  const usual = async () => (await shop.call(readUsualTimes, { as: shop.visitor() })).data.steps
  for (const minutes of [30, 90, 180, 240]) await stoodFor(minutes)
  expect(await usual()).toEqual([])
  await stoodFor(2_000)
  expect(await usual()).toEqual([{ state: 'printing', label: '인쇄', minutes: 180 }])
})
