import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { listAudit } from '#/contract/production/audit.contract.ts'
import { changeRecipient } from '#/contract/production/change-recipient.contract.ts'
import { readStaffOrder, revealPersonalData } from '#/contract/production/staff-order.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { paidOrder, type PaidOrder } from '#tests/support/paid-order.ts'
import { templatesOf } from '#tests/support/told.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: MemberCaller
let desk: StaffCaller
beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  desk = await shop.staff('service')
})

const SHOP = { name: '부산지점', phone: '010-4410-7756', zipcode: '48095', address: '부산 해운대구 센텀중앙로 90' }
const recipient = { ...SHOP, addressEtc: '3층', request: '토요일 오전에 받습니다.' }
const reason = '고객이 전화로 바꿈'

async function seenOf({ orderNumber }: PaidOrder): Promise<string> {
  const { places } = (await shop.call(revealPersonalData, { as: desk, params: { orderNumber } })).data
  const [place] = places
  return [place?.name, place?.phone, place?.address].filter(Boolean).join(' ')
}
const change = (
  { deliveryId }: Pick<PaidOrder, 'deliveryId'>,
  seen: string,
  over: object = {},
  as: StaffCaller | MemberCaller = desk,
  key = randomUUID(),
) =>
  shop.call(changeRecipient, {
    as,
    params: { deliveryId },
    body: { seen, recipient: { ...recipient, ...over }, reason },
    key,
  })
const own = async (orderNumber: string) => (await shop.call(readOrder, { as: member, params: { orderNumber } })).data

describe('another recipient before the parcel leaves', () => {
  it('stands on the order, costs nothing, is told, audited, and what was printed for the old place is made anew', async () => {
    const order = await paidOrder(shop, member.memberId)
    const { total } = (await own(order.orderNumber)).amounts
    const { pool } = shop.container.database
    await pool.query('insert into parcel_plans (delivery_id, label_printed_at, listed_at) values ($1, now(), now())', [
      order.deliveryId,
    ])
    const seen = await seenOf(order)
    const key = randomUUID()
    expect((await change(order, seen, {}, desk, key)).status).toBe(200)
    expect((await change(order, seen, {}, desk, key)).status).toBe(200)
    const after = await own(order.orderNumber)
    expect(after.deliveries[0]?.recipient).toEqual(recipient)
    expect(after.amounts.total).toBe(total)
    expect(after.timeline.map(({ text }) => text)).toContain('담당자가 받는 곳을 바꾸었습니다.')
    const plans = await pool.query('select label_printed_at, listed_at from parcel_plans where delivery_id = $1', [
      order.deliveryId,
    ])
    expect(plans.rows).toEqual([{ label_printed_at: null, listed_at: null }])
    const { history } = (await shop.call(readStaffOrder, { as: desk, params: { orderNumber: order.orderNumber } })).data
    expect(history.filter(({ what }) => what === '받는 곳 바꿈')).toHaveLength(1)
    await shop.runJobs()
    expect(await templatesOf(shop, order.orderNumber)).toContain('recipient-changed')
    const auditor = await shop.staff()
    const { items } = (await shop.call(listAudit, { as: auditor, query: {} })).data
    expect(items.map(({ action }) => action)).toContain('order.change-recipient')
  })

  it('is changed by one of two at once; the other is told to look again', async () => {
    const order = await paidOrder(shop, member.memberId)
    const seen = await seenOf(order)
    const answers = await Promise.all([change(order, seen), change(order, seen, { name: '제주지점' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is refused where its way costs more, and once it has left', async () => {
    const order = await paidOrder(shop, member.memberId)
    const seen = await seenOf(order)
    const far = await change(order, seen, { zipcode: '63000' })
    expect([far.status, far.failure?.message]).toEqual([409, expect.stringContaining('배송비가')])
    expect((await change(order, seen, { address: '' })).failure?.fields).toHaveProperty('recipient.address')
    const { pool } = shop.container.database
    await pool.query(`update order_deliveries set state = 'shipped' where id = $1`, [order.deliveryId])
    expect((await change(order, seen)).failure?.message).toContain('이미 출고')
  })

  it('is nothing for the customer’s own browser, for the press, nor for a parcel that is not there', async () => {
    const order = await paidOrder(shop, member.memberId)
    const seen = await seenOf(order)
    const finance = await shop.staff('finance')
    expect((await change(order, seen, {}, finance)).status).toBe(403)
    expect((await change(order, seen, {}, member)).status).toBe(403)
    expect((await change({ deliveryId: randomUUID() }, seen)).status).toBe(404)
  })
})
