import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkFile } from '#/contract/prepress/preflight.contract.ts'
import * as contract from '#/contract/support/reviews.contract.ts'
import * as desk from '#/contract/support/staff-reviews.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { paidOrder, SMALL_BOOK } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: MemberCaller
let lineId: string

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member({ name: '윤서영' })
  const order = await paidOrder(shop, member.memberId)
  lineId = order.lineId
  const { pool } = shop.container.database
  await pool.query(`update order_deliveries set state = 'delivered' where id = $1`, [order.deliveryId])
  const { rows } = await pool.query('select files from order_lines where id = $1', [lineId])
  const as = await shop.staff()
  for (const { fileId, part } of rows[0].files as { fileId: string; part: string }[])
    await shop.call(checkFile, { as, params: { fileId }, body: { part, spec: SMALL_BOOK } })
  await shop.runJobs()
})

const write = async (consents: { showsWork: boolean; showsPicture?: boolean }) => {
  const body = { rating: 5, scores: {}, body: '책등 글자가 가운데에 왔습니다.', keep: [], add: [], ...consents }
  return (await shop.call(contract.writeReview, { as: member, params: { lineId }, body })).data
}
const shown = async () => (await shop.call(contract.listReviews, { as: shop.visitor(), query: {} })).data.items[0]
const look = (page = 1) => shop.app.inject(`/api/reviews/${lineId}/pages/${page}`)

describe('the own cover beside a review', () => {
  it('is not shown to anybody before its owner has agreed to just that', async () => {
    await write({ showsWork: true })
    expect((await shown())?.faces).toEqual([])
    await write({ showsWork: false, showsPicture: true })
    expect((await shown())?.faces).toEqual([])
    expect((await look()).statusCode).toBe(404)
  })

  it('lies on the faces of the drawing, and no other page and no id of a file goes out', async () => {
    const { faces } = await write({ showsWork: true, showsPicture: true })
    expect(faces.map(({ place, page }) => [place, page])).toEqual([
      ['back', 1],
      ['spine', 1],
      ['front', 1],
    ])
    expect(faces[0]).not.toHaveProperty('fileId')
    expect((await shown())?.faces).toEqual(faces)
    const picture = await look()
    expect(picture.statusCode).toBe(200)
    expect((await sharp(picture.rawPayload).metadata()).width).toBe(960)
    expect((await look(2)).statusCode).toBe(404)
    expect((await look(3)).statusCode).toBe(400)
    const mine = (await shop.call(contract.listMyReviews, { as: member, query: {} })).data
    expect(mine.written[0]?.showsPicture).toBe(true)
  })

  it('is away as soon as the shop hides the review or its owner takes the consent back', async () => {
    await write({ showsWork: true, showsPicture: true })
    const as = await shop.staff('service')
    const { items } = (await shop.call(desk.listDeskReviews, { as, query: {} })).data
    const hide = async (reason: string | null, seen = items[0]?.seen ?? {}) =>
      (await shop.call(desk.hideReview, { as, params: { id: lineId }, body: { reason, seen } })).data.seen
    const seen = await hide('전화번호가 적혀 있음')
    expect((await look()).statusCode).toBe(404)
    await hide(null, seen)
    expect((await look()).statusCode).toBe(200)
    await write({ showsWork: true, showsPicture: false })
    expect((await look()).statusCode).toBe(404)
  })
})
