import { beforeAll, describe, expect, it } from 'vitest'
import { answerOverride, askOverride, readOrderDesk } from '#/contract/production/order-desk.contract.ts'
import { readStaffOrder } from '#/contract/production/staff-order.contract.ts'
import { orderPaid } from '#/server/features/ordering/orders/orders.public.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { spreadCover, textBook } from '#tests/support/pdf/make-books.ts'
import type { Caller } from '#tests/support/callers.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>
let first: Awaited<ReturnType<TestShop['staff']>>
let second: Awaited<ReturnType<TestShop['staff']>>
beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  first = await shop.staff('proof')
  second = await shop.staff('production')
})

const REASON = '한 쪽이 모자라지만 고객이 뒤를 비워 달라고 했습니다.'

/** A paid book whose check stopped it: its inner has other pages than were ordered, or cannot be opened. */
async function stopped(inner: Uint8Array) {
  const parts = { cover: await spreadCover(), inner }
  const order = await paidOrder(shop, member.memberId, { file: 'checking', parts })
  await shop.container.database.transaction((tx) => shop.container.jobs.emit(tx, orderPaid, { orderId: order.orderId }))
  await shop.runJobs()
  expect(await fileOf(order.orderNumber)).toBe('problem')
  return order
}
const fileOf = async (orderNumber: string) =>
  (await shop.call(readStaffOrder, { as: first, params: { orderNumber } })).data.lines[0]?.file
const ask = (lineId: string, as: Caller = first, reason = REASON) =>
  shop.call(askOverride, { as, params: { lineId }, body: { reason } })
const answer = (overrideId: string, as: Caller = second, agree = true) =>
  shop.call(answerOverride, { as, params: { overrideId }, body: { agree } })

describe('a file that the check stopped', () => {
  it('goes on when one person says why and another one has looked', async () => {
    const { orderNumber, lineId } = await stopped(await textBook(23))
    const { overrideId } = (await ask(lineId)).data
    expect(await fileOf(orderNumber)).toBe('problem')
    const seen = (await shop.call(readOrderDesk, { as: second, params: { orderNumber } })).data.lines[0]
    expect(seen?.override).toMatchObject({ reason: REASON, mine: false, mayAnswer: true })
    expect((await answer(overrideId)).data).toEqual({ outcome: 'agreed' })
    expect(await fileOf(orderNumber)).toBe('ready')
    const { history } = (await shop.call(readStaffOrder, { as: first, params: { orderNumber } })).data
    expect(history.find(({ key }) => key === 'file accept')?.note).toContain(REASON)
    expect((await answer(overrideId)).status).toBe(409)
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('does not go on by the word of one person', async () => {
    const { orderNumber, lineId } = await stopped(await textBook(23))
    const { overrideId } = (await ask(lineId)).data
    const alone = await answer(overrideId, first)
    expect(alone.status).toBe(409)
    expect(alone.failure?.message).toContain('스스로 확인할 수 없습니다')
    expect(await fileOf(orderNumber)).toBe('problem')
    expect((await answer(overrideId, second, false)).data).toEqual({ outcome: 'refused' })
    expect(await fileOf(orderNumber)).toBe('problem')
  })

  it('wants a reason of some words, and is one request however often it is asked', async () => {
    const { lineId } = await stopped(await textBook(23))
    expect((await ask(lineId, first, 'ok')).status).toBe(400)
    const { overrideId } = (await ask(lineId)).data
    expect((await ask(lineId)).data.overrideId).toBe(overrideId)
    const other = await shop.staff('proof')
    expect((await ask(lineId, other)).status).toBe(409)
  })

  it('never goes on when it cannot be opened', async () => {
    const { orderNumber, lineId } = await stopped(new TextEncoder().encode('%PDF-1.7\nnothing of a file'))
    const refused = await ask(lineId)
    expect(refused.status).toBe(409)
    expect(refused.failure?.message).toContain('열리지 않거나 쪽이 없어')
    expect(await fileOf(orderNumber)).toBe('problem')
  })

  it('never goes on when it was replaced after the request', async () => {
    const { orderNumber, lineId } = await stopped(await textBook(23))
    const { overrideId } = (await ask(lineId)).data
    await shop.container.database.pool.query(
      `update order_lines set files = jsonb_set(files, '{1,sha256}', to_jsonb(repeat('0', 64))) where id = $1`,
      [lineId],
    )
    expect((await answer(overrideId)).data).toEqual({ outcome: 'outdated' })
    expect(await fileOf(orderNumber)).toBe('problem')
  })

  it('is let pass by nobody but the desks whose work it is', async () => {
    const { lineId } = await stopped(await textBook(23))
    for (const as of [second, member, await shop.staff('finance')]) expect((await ask(lineId, as)).status).toBe(403)
    const { overrideId } = (await ask(lineId)).data
    for (const as of [member, await shop.staff('service')]) expect((await answer(overrideId, as)).status).toBe(403)
    expect((await answer(lineId)).status).toBe(404)
  })
})

describe('in a shop of one person', () => {
  it('whoever asked looks again, a while later and in words, and it is written down that they were alone', async () => {
    const { orderNumber, lineId } = await stopped(await textBook(23))
    const { overrideId } = (await ask(lineId)).data
    const { pool } = shop.container.database
    const others = `update staff_account set disabled_at = case when $2 then now() end where id <> $1`
    const again = (text: string) =>
      shop.call(answerOverride, { as: first, params: { overrideId }, body: { agree: true, text } })
    const { rows } = await pool.query<{ id: string }>('select id from staff_account where disabled_at is not null')
    expect(rows).toEqual([])
    await pool.query(others, [first.staffId, true])
    try {
      const seen = (await shop.call(readOrderDesk, { as: first, params: { orderNumber } })).data.lines[0]?.override
      expect(seen).toMatchObject({ mine: true, mayAnswer: false, aloneFrom: expect.any(String) })
      const early = await again('모자란 쪽은 고객이 비운 쪽입니다.')
      expect([early.status, early.failure?.message]).toEqual([409, expect.stringContaining('부터 누를 수 있습니다')])
      shop.clock.set(new Date(shop.clock.now().getTime() + 10 * 60_000))
      expect((await again('네')).status).toBe(400)
      expect(await fileOf(orderNumber)).toBe('problem')
      expect((await again('모자란 쪽은 고객이 비운 쪽입니다.')).data).toEqual({ outcome: 'agreed' })
      expect(await fileOf(orderNumber)).toBe('ready')
      const { history } = (await shop.call(readStaffOrder, { as: first, params: { orderNumber } })).data
      expect(history.find(({ key }) => key === 'file accept')?.note).toContain('혼자 다시 확인')
    } finally {
      await pool.query(others, [first.staffId, false])
    }
    // Once there is somebody else, it is theirs again, however long ago it was asked.
    const next = await stopped(await textBook(23))
    const asked = (await ask(next.lineId)).data.overrideId
    shop.clock.set(new Date(shop.clock.now().getTime() + 60 * 60_000))
    const body = { agree: true, text: '모자란 쪽은 고객이 비운 쪽입니다.' }
    expect((await shop.call(answerOverride, { as: first, params: { overrideId: asked }, body })).status).toBe(409)
  })
})
