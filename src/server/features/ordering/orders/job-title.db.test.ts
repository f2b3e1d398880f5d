import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { addCartItem, changeCartItem, listCart } from '#/contract/ordering/cart.contract.ts'
import { changeLineTitle } from '#/contract/ordering/change-order.contract.ts'
import { orderEstimate, readEstimate, saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { placeOrder, reorder } from '#/contract/ordering/place-order.contract.ts'
import { listOrders, readOrder } from '#/contract/ordering/read-order.contract.ts'
import { listBoard } from '#/contract/production/queue.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { flyer, placeFlyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const TITLE = '서촌의 골목'
let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
})

const add = async (title?: string) =>
  (await shop.call(addCartItem, { as: member, body: { spec: flyer(), files: [], ...(title ? { title } : {}) } })).data
const cart = async (id: string) => (await shop.call(listCart, { as: member })).data.items.find((item) => item.id === id)
const order = async (title?: string) => {
  const item = await add(title)
  const { orderNumber } = (await shop.call(placeOrder, { as: member, body: await sheetFor(shop, member, [item]) })).data
  return lineOf(orderNumber)
}
async function lineOf(orderNumber: string) {
  const { data } = await shop.call(readOrder, { as: member, params: { orderNumber } })
  const [line] = data.lines
  if (!line) throw new Error('no line')
  return { orderNumber, line }
}
const retitle = (orderNumber: string, lineId: string, title: string | null, as = member) =>
  shop.call(changeLineTitle, { as, params: { orderNumber, lineId }, body: { title } })
const byDesk = async (q: string) => {
  const as = await shop.staff('administrator')
  return (await shop.call(listBoard, { as, query: { view: 'all', q } })).data.items.map((row) => row.orderNumber)
}

describe('the title of a job', () => {
  test('goes from the cart into the order, the list and a reorder', async () => {
    const { orderNumber, line } = await order(TITLE)
    expect(line).toMatchObject({ title: TITLE, ownTitle: true, mayChangeTitle: true })
    const listed = (await shop.call(listOrders, { as: member, query: {} })).data.orders
    expect(listed.find((one) => one.orderNumber === orderNumber)).toMatchObject({ title: TITLE, ownTitle: true })
    const again = await shop.call(reorder, { as: member, params: { orderNumber }, body: {} })
    expect(await cart(again.data.itemIds[0] ?? '')).toMatchObject({ title: TITLE, ownTitle: true })
  })

  test('is what is made where nobody gave one, and follows the spec', async () => {
    const item = await add()
    expect(item).toMatchObject({ title: '전단 A4 양면 1,000장', ownTitle: false })
    const change = { as: member, params: { id: item.id }, body: { version: 1, copies: 2000 } }
    expect((await shop.call(changeCartItem, change)).data.title).toBe('전단 A4 양면 2,000장')
  })

  test('is given, kept through a change of the spec, and taken away in the cart', async () => {
    const item = await add()
    const change = async (body: { version: number; title?: string | null; copies?: number }) =>
      (await shop.call(changeCartItem, { as: member, params: { id: item.id }, body })).data
    expect(await change({ version: 1, title: `  ${TITLE}  ` })).toMatchObject({ title: TITLE, ownTitle: true })
    expect(await change({ version: 2, copies: 3000 })).toMatchObject({ title: TITLE, ownTitle: true })
    expect(await change({ version: 3, title: null })).toMatchObject({ title: '전단 A4 양면 3,000장', ownTitle: false })
  })

  test('is no longer than sixty letters and holds nothing that is not seen', async () => {
    for (const title of ['가'.repeat(61), '골목\u0007']) {
      const answer = await shop.call(addCartItem, { as: member, body: { spec: flyer(), files: [], title } })
      expect([answer.status, answer.failure?.message]).toEqual([400, expect.stringContaining('작업명')])
    }
  })

  test('goes through an estimate into the cart again', async () => {
    const jobs = [{ spec: flyer(), title: TITLE }, { spec: flyer(2000) }]
    const { number } = (await shop.call(saveEstimate, { as: member, body: { jobs } })).data
    const shown = (await shop.call(readEstimate, { as: member, params: { number } })).data
    expect(shown.lines.map(({ title, ownTitle }) => [title, ownTitle])).toEqual([
      [TITLE, true],
      ['전단', false],
    ])
    const put = (await shop.call(orderEstimate, { as: member, params: { number }, body: { version: 1 } })).data
    const ids = put.state === 'in-cart' ? put.itemIds : []
    expect((await Promise.all(ids.map(cart))).map((item) => item?.title)).toEqual([TITLE, '전단 A4 양면 2,000장'])
  })
})

describe('another title for an ordered job', () => {
  test('is found by the desk at once, and the old one is not', async () => {
    const { orderNumber, line } = await order('바다 곁의 집')
    expect(await byDesk('바다 곁의')).toContain(orderNumber)
    expect((await retitle(orderNumber, line.id, '산 위의 집')).data).toEqual({ title: '산 위의 집', ownTitle: true })
    expect(await byDesk('산 위의')).toContain(orderNumber)
    expect(await byDesk('바다 곁의')).not.toContain(orderNumber)
    expect((await lineOf(orderNumber)).line.title).toBe('산 위의 집')
    expect((await retitle(orderNumber, line.id, null)).data).toEqual({ title: '전단 A4 양면 1,000장', ownTitle: false })
  })

  test('is not given to the order of another member, nor to a line of another order', async () => {
    const { orderNumber, line } = await order(TITLE)
    const stranger = await shop.member()
    expect((await retitle(orderNumber, line.id, '내 것', stranger)).status).toBe(404)
    expect((await retitle(orderNumber, randomUUID(), '없는 것')).status).toBe(404)
    const { orderNumber: other } = await placeFlyer(shop, member)
    expect((await retitle(other, line.id, '섞인 것')).status).toBe(404)
    expect((await lineOf(orderNumber)).line.title).toBe(TITLE)
  })

  test('is refused once the proof is approved', async () => {
    const { orderNumber, lineId } = await paidOrder(shop, member.memberId, { file: 'approved' })
    const late = await retitle(orderNumber, lineId, '늦은 이름')
    expect([late.status, late.failure?.code]).toEqual([409, 'CONFLICT'])
    expect((await lineOf(orderNumber)).line).toMatchObject({ title: TITLE, mayChangeTitle: false })
  })

  test('is on its proof too', async () => {
    const { orderNumber, lineId } = await paidOrder(shop, member.memberId, { file: 'waiting-customer' })
    const { pool } = shop.container.database
    await pool.query(
      `insert into proofs (id, line_id, order_id, order_number, member_id, title, product, copies, created_at, updated_at)
       select gen_random_uuid(), l.id, l.order_id, $2, $3, l.title, l.product, l.copies, now(), now() from order_lines l where l.id = $1`,
      [lineId, orderNumber, member.memberId],
    )
    await retitle(orderNumber, lineId, '북촌의 골목')
    await shop.runJobs()
    const { rows } = await pool.query('select title from proofs where line_id = $1', [lineId])
    expect(rows).toEqual([{ title: '북촌의 골목' }])
  })
})
