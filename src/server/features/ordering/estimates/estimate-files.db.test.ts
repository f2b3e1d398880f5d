import { beforeAll, describe, expect, it } from 'vitest'
import { listCart } from '#/contract/ordering/cart.contract.ts'
import { listEstimates, orderEstimate, readEstimate, saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { listStaffEstimates, makeEstimate } from '#/contract/ordering/staff-estimates.contract.ts'
import { deleteFile } from '#/contract/files/files.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { flyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { bookWithoutBleed } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: MemberCaller
let other: MemberCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member({ name: '한글서점' })
  other = await shop.member()
})

const upload = async (as = member) => uploadPdf(shop, as, await bookWithoutBleed(2), 'sheet')
const save = (fileId: string, as = member) =>
  shop.call(saveEstimate, { as, body: { jobs: [{ spec: flyer(1000), files: [{ fileId, part: 'sheet' }] }] } })
const order = (number: string, acceptToday?: number) =>
  shop.call(orderEstimate, { as: member, params: { number }, body: { version: 1, acceptToday } })
const itemsOf = async (ids: readonly string[]) =>
  (await shop.call(listCart, { as: member })).data.items.filter(({ id }) => ids.includes(id))

describe('견적과 함께 다니는 파일', () => {
  it('저장할 때 고른 파일이 다시 열 때에도 주문할 때에도 그대로 있습니다', async () => {
    const fileId = await upload()
    const { number, lines } = (await save(fileId)).data
    expect(lines[0]?.files).toMatchObject([{ fileId, part: 'sheet' }])
    const read = (await shop.call(readEstimate, { as: member, params: { number } })).data
    expect(read.lines[0]?.files).toEqual(lines[0]?.files)
    const put = (await order(number)).data
    if (put.state !== 'in-cart') throw new Error('the price holds')
    const items = await itemsOf(put.itemIds)
    expect(items[0]?.files).toEqual(lines[0]?.files)
    const placed = await shop.call(placeOrder, { as: member, body: await sheetFor(shop, member, items) })
    const detail = (await shop.call(readOrder, { as: member, params: placed.data })).data
    expect(detail.lines[0]).toMatchObject({ file: 'checking', files: lines[0]?.files })
  })

  it('남의 파일과 없는 파일로는 저장하지 못합니다', async () => {
    const theirs = await upload(other)
    const missing = await save('0198a1b2-0000-4000-8000-000000000001')
    const refused = await save(theirs)
    expect([refused.status, refused.failure?.message]).toEqual([404, missing.failure?.message])
    const { data } = await save(theirs, other)
    expect((await shop.call(readEstimate, { as: member, params: { number: data.number } })).status).toBe(404)
  })

  it('그사이 지운 파일은 빼고 담고, 기한이 지난 견적은 오늘 가격으로 파일과 함께 담습니다', async () => {
    const fileId = await upload()
    const { number } = (await save(fileId)).data
    await shop.container.database.pool.query(
      `update estimates set made_at = now() - interval '40 days', expires_at = now() - interval '1 day' where number = $1`,
      [number],
    )
    const told = (await order(number)).data
    if (told.state !== 'price-changed') throw new Error('the time is over')
    const put = (await order(number, told.today)).data
    if (put.state !== 'in-cart') throw new Error('accepted')
    expect((await itemsOf(put.itemIds))[0]?.files).toMatchObject([{ fileId }])

    const gone = await upload()
    const second = (await save(gone)).data
    await shop.call(deleteFile, { as: member, params: { fileId: gone } })
    const without = (await order(second.number)).data
    if (without.state !== 'in-cart') throw new Error('the price holds')
    expect((await itemsOf(without.itemIds))[0]?.files).toEqual([])
  })
})

describe('직원이 낸 견적', () => {
  it('손님은 전할 말과 담당을 견적함에서 봅니다', async () => {
    const as = await shop.staff('service')
    const body = { memberId: member.memberId, jobs: [{ spec: flyer(2000) }], note: '종이를 바꾸면 더 쌉니다.' }
    const { number } = (await shop.call(makeEstimate, { as, body })).data
    const { estimates } = (await shop.call(listEstimates, { as: member, query: {} })).data
    const row = estimates.find((estimate) => estimate.number === number)
    expect(row).toMatchObject({ note: '종이를 바꾸면 더 쌉니다.' })
    expect(row?.madeBy).toBeTruthy()
  })

  it('이름의 한 부분과 번호의 앞부분으로 찾고, 찾을 때 색인을 씁니다', async () => {
    const as = await shop.staff('service')
    const found = async (q: string) =>
      (await shop.call(listStaffEstimates, { as, query: { q } })).data.estimates.map(({ number }) => number)
    const [first = ''] = await found('한글서점')
    expect(first).not.toBe('')
    expect(await found('글서')).toContain(first)
    expect(await found(first.slice(0, 9).toLowerCase())).toContain(first)
    expect(await found('100%_')).toEqual([])
    const { pool } = shop.container.database
    await pool.query('set enable_seqscan = off')
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain select 1 from estimates e where (coalesce(e.receiver->>'name', '') || ' ' || coalesce(e.receiver->>'company', '')) ilike '%한글서점%'`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('estimates_receiver_search')
  })
})
