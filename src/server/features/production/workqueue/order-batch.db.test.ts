import { randomUUID } from 'node:crypto'
import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { checkBatch, MOST_IN_BATCH, runBatch } from '#/contract/production/order-batch.contract.ts'
import { advanceLines } from '#/contract/production/production.contract.ts'
import type { StaffCaller } from '#tests/support/callers.ts'
import { paidOrder, type PaidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>
let press: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  press = await shop.staff('production')
})

const order = (file: 'approved' | 'ready') => paidOrder(shop, member.memberId, { file })
const stateOf = async ({ lineId }: PaidOrder) => {
  const { rows } = await shop.container.database.db.execute<{ state: string }>(
    sql`select production_state as state from order_lines where id = ${lineId}`,
  )
  return rows[0]?.state
}
type Body = BodyInputOf<typeof runBatch>
const check = async (as: StaffCaller, act: Body['act'], lineIds: string[]) =>
  shop.call(checkBatch, { as, body: { act, lineIds } })
const run = (as: StaffCaller, body: Body, key: string = randomUUID()) => shop.call(runBatch, { as, body, key })

describe('an act with many lines', () => {
  it('says before it begins which go and which stay, and changes nothing', async () => {
    const [goes, stays] = [await order('approved'), await order('ready')]
    const { items } = (await check(press, 'next', [goes.lineId, stays.lineId, randomUUID()])).data
    expect(items).toHaveLength(2)
    expect(items).toContainEqual({
      lineId: goes.lineId,
      orderNumber: goes.orderNumber,
      goes: true,
      says: '인쇄 대기로',
      production: 'waiting',
    })
    expect(items).toContainEqual({
      lineId: stays.lineId,
      orderNumber: stays.orderNumber,
      goes: false,
      says: '시안을 아직 안 만들었습니다',
      production: 'waiting',
    })
    expect(await stateOf(goes)).toBe('waiting')
  })

  it('has one outcome for each line: what cannot go does not stop the others', async () => {
    const [goes, stays] = [await order('approved'), await order('ready')]
    const { items } = (await run(press, { act: 'next', lineIds: [stays.lineId, goes.lineId] })).data
    expect(items.find(({ lineId }) => lineId === goes.lineId)).toMatchObject({ done: true, says: '인쇄 대기로' })
    expect(items.find(({ lineId }) => lineId === stays.lineId)).toMatchObject({ done: false })
    expect([await stateOf(goes), await stateOf(stays)]).toEqual(['planned', 'waiting'])
  })

  it('is done once, however often it is sent', async () => {
    const one = await order('approved')
    const body = { act: 'next', lineIds: [one.lineId] } as const
    const key = randomUUID()
    const first = await run(press, { ...body, lineIds: [...body.lineIds] }, key)
    const again = await run(press, { ...body, lineIds: [...body.lineIds] }, key)
    expect(again.data).toEqual(first.data)
    expect(await stateOf(one)).toBe('planned')
  })

  it('holds with a reason and lets go again, and each line has its row in the audit log', async () => {
    const one = await order('approved')
    const service = await shop.staff('service')
    const lineIds = [one.lineId]
    expect((await run(service, { act: 'hold', lineIds, note: '표지 확인' })).data.items[0]).toMatchObject({
      done: true,
    })
    expect(await stateOf(one)).toBe('on-hold')
    const { db } = shop.container.database
    const history = await db.execute(
      sql`select note from order_history where line_id = ${one.lineId} and event = 'hold'`,
    )
    expect(history.rows).toEqual([{ note: '표지 확인' }])
    expect((await run(service, { act: 'release', lineIds })).data.items[0]).toMatchObject({ done: true })
    const log = await db.execute(sql`select action from audit_log where actor_id = ${service.staffId} order by id`)
    expect(log.rows).toEqual([{ action: 'production.move-line' }, { action: 'production.move-line' }])
  })

  it('takes and lays down orders, each once', async () => {
    const one = await order('ready')
    const service = await shop.staff('service')
    const lineIds = [one.lineId]
    await run(service, { act: 'take', lineIds })
    expect((await check(press, 'take', lineIds)).data.items[0]!.says).toMatch(/담당에서 나에게로$/)
    expect((await run(press, { act: 'drop', lineIds })).data.items[0]).toMatchObject({ done: false })
    expect((await run(service, { act: 'drop', lineIds })).data.items[0]).toMatchObject({ done: true })
  })

  it('wants the right that one line wants', async () => {
    const one = await order('approved')
    const lineIds = [one.lineId]
    for (const role of ['service', 'proof', 'finance'] as const) {
      const as = await shop.staff(role)
      expect((await check(as, 'next', lineIds)).status).toBe(403)
      expect((await run(as, { act: 'next', lineIds })).status).toBe(403)
    }
    expect((await run(await shop.staff('finance'), { act: 'hold', lineIds })).status).toBe(403)
    expect((await shop.call(runBatch, { as: member, body: { act: 'take', lineIds } })).status).toBe(403)
    expect(await stateOf(one)).toBe('waiting')
    const many = Array.from({ length: MOST_IN_BATCH + 1 }, () => randomUUID())
    expect((await run(press, { act: 'next', lineIds: many })).status).toBe(400)
    expect((await run(press, { act: 'next', lineIds: [] })).status).toBe(400)
  })

  it('of two people who saw the same moves each line one step, and tells the second who was too late', async () => {
    const orders = [await order('approved'), await order('approved')]
    const lineIds = orders.map(({ lineId }) => lineId)
    const seenStates = Object.fromEntries(lineIds.map((lineId) => [lineId, 'waiting' as const]))
    const chief = await shop.staff('administrator')
    const both = await Promise.all([press, chief].map((as) => run(as, { act: 'next', lineIds, seenStates })))
    const done = both.map(({ data }) => data.items.filter((item) => item.done).length)
    expect(done.toSorted()).toEqual([0, 2])
    const late = both.find(({ data }) => data.items.every((item) => !item.done))
    expect(late?.data.items[0]?.says).toContain('그 사이 다른 직원이')
    expect(await Promise.all(orders.map(stateOf))).toEqual(['planned', 'planned'])
    const again = (await shop.call(advanceLines, { as: press, body: { lineIds, seenStates } })).data.items
    expect(again.map(({ state, message }) => [state, message?.includes('그 사이')])).toEqual([
      ['planned', true],
      ['planned', true],
    ])
  })

  it('of two people with the same choice moves each line one step for each, and never twice at once', async () => {
    const orders = [await order('approved'), await order('approved'), await order('approved')]
    const lineIds = orders.map(({ lineId }) => lineId)
    const chief = await shop.staff('administrator')
    const both = await Promise.all([
      run(press, { act: 'next', lineIds }),
      run(chief, { act: 'next', lineIds: lineIds.toReversed() }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await Promise.all(orders.map(stateOf))).toEqual(['printing', 'printing', 'printing'])
  })
})
