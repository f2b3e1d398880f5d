import { beforeAll, describe, expect, it } from 'vitest'
import { addCartItem, changeCartItem, listCart, readCartItem } from '#/contract/ordering/cart.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { partOf } from '#/domain/catalog/kinds.ts'
import { orderByNumber, linesOf } from '#/server/features/ordering/orders/orders.public.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { sheetFor } from '#tests/support/orders/checkout.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let as: MemberCaller
beforeAll(async () => {
  shop = await testShop()
  as = await shop.member()
})

/** A book of 40 pages whose file has fewer. */
async function contradiction(more: { askStaff?: boolean } = {}, pages = 24) {
  const fileId = await uploadPdf(shop, as, await textBook(pages))
  const body = { spec: bookSpec(40), files: [{ fileId, part: 'inner' }], ...more }
  const { data } = await shop.call(addCartItem, { as, body })
  return data
}

const read = async (id: string) => (await shop.call(readCartItem, { as, params: { id } })).data
const order = async (item: { id: string; spec: typeof SPEC }) =>
  shop.call(placeOrder, { as, body: await sheetFor(shop, as, [item]) })
const SPEC = bookSpec(40)

describe('a file that contradicts the spec it is ordered for', () => {
  it('is told in the cart with the way out and its price, and is not ordered', async () => {
    const item = await contradiction()
    expect(item.check.state).toBe('waiting')
    await shop.runJobs()
    const { check, price, selected } = await read(item.id)
    expect(selected).toBe(false)
    expect(check).toMatchObject({ state: 'stopped', staffAsked: false, match: { acts: ['사양을 24쪽으로'] } })
    expect(check.findings[0]?.title).toContain('24쪽')
    expect(partOf(check.match?.spec ?? SPEC, 'body')?.pages).toBe(24)
    expect(check.match?.total).toBeLessThan(price.shownTotal)
    const refused = await order(item)
    expect(refused).toMatchObject({ status: 409, failure: { code: 'CONFLICT', fields: { itemId: item.id } } })
    expect(refused.failure?.message).toContain(item.title)
    expect((await shop.call(listCart, { as })).data.items.map(({ id }) => id)).toContain(item.id)
  })

  it('is ordered once the spec is as the file', async () => {
    const item = await contradiction()
    await shop.runJobs()
    const { check, version } = await read(item.id)
    const params = { id: item.id }
    const changed = await shop.call(changeCartItem, { as, params, body: { version, spec: check.match?.spec } })
    expect(changed.data).toMatchObject({ check: { state: 'fine', match: null } })
    expect((await order(changed.data)).status).toBe(200)
  })

  it('is ordered when the customer sends it to a person, who then has it as work', async () => {
    const item = await contradiction({ askStaff: true })
    await shop.runJobs()
    expect((await read(item.id)).check).toMatchObject({ state: 'stopped', staffAsked: true })
    const { orderNumber } = (await order(item)).data
    const { db } = shop.container.database
    const placed = await orderByNumber(db, orderNumber)
    const [line] = await linesOf(db, placed?.id ?? '')
    expect(line?.staffAskedAt).toBeInstanceOf(Date)
  })

  it('forgets that a person was asked when files or spec are others', async () => {
    const item = await contradiction({ askStaff: true })
    await shop.runJobs()
    const params = { id: item.id }
    const copies = await shop.call(changeCartItem, { as, params, body: { version: item.version, copies: 70 } })
    expect(copies.data.check.staffAsked).toBe(true)
    const { version } = copies.data
    const pages = await shop.call(changeCartItem, { as, params, body: { version, spec: bookSpec(60) } })
    expect(pages.data.check).toMatchObject({ state: 'stopped', staffAsked: false })
    expect((await order(pages.data)).status).toBe(409)
  })

  it('does not hold an order up while nobody has read the file', async () => {
    // Its own number of pages: of the same bytes, made in the same second, the shop knows already what they are.
    const item = await contradiction({}, 26)
    expect((await order(item)).status).toBe(200)
  })

  it('may not be answered for by another member', async () => {
    const item = await contradiction()
    const body = { version: item.version, askStaff: true }
    const other = await shop.call(changeCartItem, { as: await shop.member(), params: { id: item.id }, body })
    expect(other.status).toBe(404)
    expect((await read(item.id)).check.staffAsked).toBe(false)
  })
})
