import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { commentOnProof } from '#/contract/prepress/proofs.contract.ts'
import { listAudit } from '#/contract/production/audit.contract.ts'
import * as desk from '#/contract/production/order-desk.contract.ts'
import { readStaffOrder, revealPersonalData } from '#/contract/production/staff-order.contract.ts'
import { orderDeliveries, orderDeliveryLines } from '#/server/features/ordering/orders/orders.table.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { templatesOf } from '#tests/support/told.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>
let proof: Awaited<ReturnType<TestShop['staff']>>
let press: Awaited<ReturnType<TestShop['staff']>>
beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  proof = await shop.staff('proof')
  press = await shop.staff('production')
})

const MEMO = '지난번보다 갈색이 붉게 나왔어요.'
const NOTE = '통화함. 예민한 고객이라 색을 먼저 보여 드릴 것.'
const db = () => shop.container.database.db

async function withMemo() {
  const order = await paidOrder(shop, member.memberId)
  await shop.container.database.pool.query('update orders set memo = $1 where id = $2', [MEMO, order.orderId])
  await shop.container.database.pool.query(
    `update order_deliveries set recipient = recipient || '{"request":"경비실에 맡겨 주세요."}' where order_id = $1`,
    [order.orderId],
  )
  return order
}
const read = async (orderNumber: string, as = proof) =>
  (await shop.call(desk.readOrderDesk, { as, params: { orderNumber } })).data

describe('the words of the customer', () => {
  it('reach every desk, with who has read them', async () => {
    const { orderNumber } = await withMemo()
    const params = { orderNumber }
    const shown = (await shop.call(readStaffOrder, { as: press, params })).data
    expect(shown.memo).toBe(MEMO)
    expect(shown.deliveries[0]?.request).toBe('경비실에 맡겨 주세요.')
    expect((await read(orderNumber)).readings).toEqual([])
    await shop.call(desk.markWordsRead, { as: press, params })
    await shop.call(desk.markWordsRead, { as: press, params })
    await shop.call(desk.markWordsRead, { as: proof, params })
    const { readings } = await read(orderNumber)
    expect(readings.map(({ desk: where, mine }) => [where, mine])).toEqual([
      ['제작', false],
      ['시안실', true],
    ])
  })

  it('are marked as read by staff only, and only where there is an order', async () => {
    const { orderNumber } = await withMemo()
    expect((await shop.call(desk.markWordsRead, { as: member, params: { orderNumber } })).status).toBe(403)
    const params = { orderNumber: '20261120-NOBODY' }
    expect((await shop.call(desk.markWordsRead, { as: press, params })).status).toBe(404)
    expect((await shop.call(desk.readOrderDesk, { as: press, params })).status).toBe(404)
  })
})

describe('a note of staff', () => {
  it('is seen by all of them in the order of the day, and never by the customer', async () => {
    const { orderNumber, lineId } = await withMemo()
    const params = { orderNumber }
    const body = { text: NOTE, lineId }
    expect((await shop.call(desk.writeNote, { as: press, params, body })).status).toBe(200)
    const { timeline } = await read(orderNumber)
    expect(timeline.find(({ kind }) => kind === 'note')).toMatchObject({ text: NOTE, lineId })
    const shown = await shop.call(readOrder, { as: member, params })
    expect(shown.status).toBe(200)
    expect(JSON.stringify(shown.data)).not.toContain('예민한')
    expect(await templatesOf(shop, orderNumber)).toEqual([])
  })

  it('is written and read by nobody else, nor on a line of another order', async () => {
    const one = await withMemo()
    const other = await withMemo()
    const params = { orderNumber: one.orderNumber }
    expect((await shop.call(desk.writeNote, { as: member, params, body: { text: NOTE } })).status).toBe(403)
    expect((await shop.call(desk.readOrderDesk, { as: member, params })).status).toBe(403)
    const wrong = { text: NOTE, lineId: other.lineId }
    expect((await shop.call(desk.writeNote, { as: press, params, body: wrong })).status).toBe(404)
    expect((await shop.call(desk.writeNote, { as: press, params, body: { text: ' ' } })).status).toBe(400)
  })
})

describe('what staff writes to the customer', () => {
  it('stands in the thread of the line, and the customer is told where', async () => {
    const { orderNumber, lineId } = await withMemo()
    const body = { text: '표지 색을 조금 진하게 맞췄습니다.' }
    expect((await shop.call(desk.writeCustomer, { as: proof, params: { lineId }, body })).status).toBe(200)
    expect(await templatesOf(shop, orderNumber)).toEqual(['staff-wrote'])
    const { timeline } = await read(orderNumber)
    expect(timeline.map(({ kind }) => kind).toSorted()).toEqual(['answered', 'sent'])
    expect(timeline.find(({ kind }) => kind === 'answered')).toMatchObject(body)
  })

  it('is answered by a customer whose name the desk sees masked, as everywhere on the order', async () => {
    const { orderNumber, lineId } = await withMemo()
    const body = { text: '표지 색을 조금 진하게 맞췄습니다.' }
    await shop.call(desk.writeCustomer, { as: proof, params: { lineId }, body })
    const { rows } = await shop.container.database.pool.query<{ id: string }>(
      'select id from proofs where line_id = $1',
      [lineId],
    )
    const proofId = rows[0]?.id ?? ''
    const words = { text: '좋습니다. 그대로 찍어 주세요.' }
    expect((await shop.call(commentOnProof, { as: member, params: { proofId }, body: words })).status).toBe(200)
    const { timeline } = await read(orderNumber, await shop.staff('finance'))
    expect(timeline.find(({ kind }) => kind === 'said')).toMatchObject({ ...words, who: '윤*영 · 고객' })
  })

  it('is not written by the press or by the customer', async () => {
    const { lineId } = await withMemo()
    const call = { params: { lineId }, body: { text: '안녕하세요.' } }
    expect((await shop.call(desk.writeCustomer, { as: press, ...call })).status).toBe(403)
    expect((await shop.call(desk.writeCustomer, { as: member, ...call })).status).toBe(403)
  })
})

describe('several addresses', () => {
  it('each have their own count, and one look shows all of them and is written down', async () => {
    const order = await withMemo()
    const params = { orderNumber: order.orderNumber }
    const second = randomUUID()
    const recipient = {
      name: '오유정',
      phone: '010-8831-0027',
      zipcode: '63122',
      address: '제주 제주시 연북로 1',
      addressEtc: '',
      request: '',
    }
    await db().insert(orderDeliveries).values({
      id: second,
      orderId: order.orderId,
      position: 2,
      method: 'courier',
      recipient,
      fee: 3_000,
      grams: 1_000,
    })
    await db().insert(orderDeliveryLines).values({ deliveryId: second, lineId: order.lineId, copies: 12 })
    const { deliveries } = (await shop.call(readStaffOrder, { as: press, params })).data
    expect(deliveries.map(({ counts }) => counts[0]?.copies)).toEqual([30, 12])
    expect(deliveries[1]?.recipient).toBe('오*정 010-****-0027')
    const { places } = (await shop.call(revealPersonalData, { as: press, params })).data
    expect(places.map(({ name }) => name)).toEqual(['윤서영', '오유정'])
    const chief = await shop.staff('administrator')
    const query = { action: 'order.reveal-personal-data', orderNumber: order.orderNumber }
    expect((await shop.call(listAudit, { as: chief, query })).data.items).toHaveLength(1)
  })
})
