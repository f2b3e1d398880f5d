import { beforeAll, describe, expect, it } from 'vitest'
import { askPressPackage, takeHandMade } from '#/contract/prepress/press.contract.ts'
import { moveLine } from '#/contract/production/production.contract.ts'
import { readStaffOrder } from '#/contract/production/staff-order.contract.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>
let press: Awaited<ReturnType<TestShop['staff']>>
beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  press = await shop.staff('production')
})

const approved = () => paidOrder(shop, member.memberId, { file: 'approved' })
const move = (lineId: string, event: 'plan' | 'start-print') =>
  shop.call(moveLine, { as: press, params: { lineId }, body: { event } })
const change = (lineId: string, set: string) =>
  shop.container.database.pool.query(`update order_lines set ${set} where id = $1`, [lineId])
const movesOf = async (orderNumber: string) =>
  (await shop.call(readStaffOrder, { as: press, params: { orderNumber } })).data.lines[0]?.moves

describe('production', () => {
  it('begins with exactly the pages that were approved', async () => {
    const { orderNumber, lineId } = await approved()
    await change(lineId, `files = jsonb_set(files, '{0,sha256}', to_jsonb(repeat('0', 64)))`)
    expect(await movesOf(orderNumber)).not.toContain('plan')
    const refused = await move(lineId, 'plan')
    expect(refused.status).toBe(409)
    expect(refused.failure?.message).toContain('승인한 시안과 지금 파일이 다릅니다')
  })

  it('does not print pages that changed after they were planned', async () => {
    const { lineId } = await approved()
    expect((await move(lineId, 'plan')).status).toBe(200)
    await change(lineId, `spec = spec || '{"copies": 31}'`)
    expect((await move(lineId, 'start-print')).status).toBe(409)
  })

  it('prints from a press package only, and from one of what was approved', async () => {
    const { orderNumber, lineId } = await approved()
    await change(lineId, 'packaged_binding = null')
    expect((await move(lineId, 'plan')).status).toBe(200)
    expect(await movesOf(orderNumber)).not.toContain('start-print')
    const refused = await move(lineId, 'start-print')
    expect(refused.status).toBe(409)
    expect(refused.failure?.message).toContain('인쇄 자료가 없습니다')
    await change(lineId, `packaged_binding = repeat('0', 64)`)
    expect((await move(lineId, 'start-print')).status).toBe(409)
    expect((await shop.call(askPressPackage, { as: press, params: { lineId } })).status).toBe(200)
    await shop.runJobs()
    expect(await movesOf(orderNumber)).toContain('start-print')
    expect((await move(lineId, 'start-print')).status).toBe(200)
  })
})

describe('plates that were laid by hand', () => {
  const byHand = (lineId: string, as: Awaited<ReturnType<TestShop['staff']>> = press) =>
    shop.call(takeHandMade, { as, params: { lineId }, body: { reason: '큰 판이라 외주 터잡기로 받았습니다.' } })

  it('stand for a package that could not be made, with a reason in the record', async () => {
    const { orderNumber, lineId } = await approved()
    await change(lineId, 'packaged_binding = null')
    await shop.call(askPressPackage, { as: press, params: { lineId } })
    await shop.container.database.pool.query(
      `update press_packages set state = 'failed', failure = '너무 큽니다.', finished_at = now() where line_id = $1`,
      [lineId],
    )
    expect((await byHand(lineId)).status).toBe(200)
    await move(lineId, 'plan')
    expect((await move(lineId, 'start-print')).status).toBe(200)
    const { history } = (await shop.call(readStaffOrder, { as: press, params: { orderNumber } })).data
    expect(history.find(({ key }) => key === 'order plates-by-hand')?.note).toContain('외주 터잡기')
  })

  it('do not stand for one that nobody tried, or for what is not approved, and not by another desk', async () => {
    const { lineId } = await approved()
    await change(lineId, 'packaged_binding = null')
    expect((await byHand(lineId)).status).toBe(409)
    expect((await byHand((await paidOrder(shop, member.memberId)).lineId)).status).toBe(409)
    expect((await byHand(lineId, await shop.staff('proof'))).status).toBe(403)
  })
})
