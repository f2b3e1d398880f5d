import { randomUUID } from 'node:crypto'
import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { runBatch } from '#/contract/production/order-batch.contract.ts'
import type { StaffCaller } from '#tests/support/callers.ts'
import { paidOrder, type PaidOrder } from '#tests/support/paid-order.ts'
import { changeCalendar } from '#tests/support/calendar-change.ts'
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
type Body = BodyInputOf<typeof runBatch>
const run = (as: StaffCaller, body: Body, key: string = randomUUID()) => shop.call(runBatch, { as, body, key })

describe('a batch that says something to customers', () => {
  const due = async ({ lineId }: PaidOrder) => {
    const { rows } = await shop.container.database.db.execute<{ day: string | null; hand: boolean }>(
      sql`select due_day::text as day, due_by_hand as hand from order_lines where id = ${lineId}`,
    )
    return rows[0]
  }
  const promise = ({ lineId }: PaidOrder, day: string) =>
    shop.container.database.db.execute(sql`update order_lines set due_day = ${day} where id = ${lineId}`)

  it('promises another day, told once an order, and a new holiday does not take it back', async () => {
    const [one, none] = [await order('approved'), await order('ready')]
    await promise(one, '2027-03-10')
    const lineIds = [one.lineId, none.lineId]
    expect((await run(press, { act: 'due', lineIds, note: '종이가 늦게 옵니다.' })).status).toBe(400)
    expect((await run(press, { act: 'due', lineIds, day: '2027-03-15' })).status).toBe(400)
    const words = { act: 'due', lineIds, note: '종이가 늦게 옵니다.' } as const
    expect((await run(press, { ...words, lineIds, day: '2020-01-02' })).failure?.message).toContain('지난 날')
    expect((await run(press, { ...words, lineIds, day: '2027-03-14' })).failure?.message).toContain('쉬는 날')
    const { items } = (await run(press, { ...words, lineIds, day: '2027-03-15' })).data
    expect(items.find(({ lineId }) => lineId === one.lineId)).toMatchObject({ done: true })
    expect(items.find(({ lineId }) => lineId === none.lineId)).toMatchObject({
      done: false,
      says: '아직 출고일을 약속하지 않았습니다',
    })
    expect(await due(one)).toEqual({ day: '2027-03-15', hand: true })
    await shop.runJobs()
    const told = await shop.container.database.pool.query<{ body: string }>(
      'select body from message where template = $1 and body like $2',
      ['delayed', `%${one.orderNumber}%`],
    )
    expect(told.rows.some(({ body }) => body.includes('종이가 늦게 옵니다.'))).toBe(true)
    const chief = await shop.staff('administrator')
    const close = { act: 'close', from: '2027-03-12', to: '2027-03-12', kind: 'closing', reason: '기계 점검' } as const
    expect((await changeCalendar(shop, chief, close)).status).toBe(200)
    expect((await due(one))?.day).toBe('2027-03-15')
    const again = { act: 'close', from: '2027-03-15', to: '2027-03-15', kind: 'closing', reason: '기계 점검' } as const
    expect((await changeCalendar(shop, chief, again)).status).toBe(200)
    expect((await due(one))?.day).toBe('2027-03-16')
    expect((await run(await shop.staff('service'), { ...words, lineIds, day: '2027-03-17' })).status).toBe(403)
  })

  it('writes one letter to each order, with what is its own, and finds a mistyped field before', async () => {
    const one = await order('ready')
    const lineIds = [one.lineId]
    const proof = await shop.staff('proof')
    expect((await run(proof, { act: 'write', lineIds, note: '' })).status).toBe(400)
    expect((await run(proof, { act: 'write', lineIds, note: '{품몫} 늦습니다' })).failure?.message).toContain('품몫')
    const sent = await run(proof, { act: 'write', lineIds, note: '「{품목}」 시안을 봐 주세요. {주문번호}' })
    expect(sent.data.items).toMatchObject([{ done: true }])
    const { rows } = await shop.container.database.pool.query<{ body: string }>(
      'select m.body from proof_messages m join proofs p on p.id = m.proof_id where p.line_id = $1',
      [one.lineId],
    )
    expect(rows).toEqual([{ body: `「서촌의 골목」 시안을 봐 주세요. ${one.orderNumber}` }])
    expect((await run(await shop.staff('finance'), { act: 'write', lineIds, note: '안녕하세요' })).status).toBe(403)
  })

  it('asks for press packages of what was approved, and of nothing else', async () => {
    const [one, none] = [await order('approved'), await order('ready')]
    const { items } = (await run(press, { act: 'package', lineIds: [one.lineId, none.lineId] })).data
    expect(items.find(({ lineId }) => lineId === one.lineId)).toMatchObject({ done: true })
    expect(items.find(({ lineId }) => lineId === none.lineId)).toMatchObject({ done: false })
    expect((await run(await shop.staff('finance'), { act: 'package', lineIds: [one.lineId] })).status).toBe(403)
  })
})
