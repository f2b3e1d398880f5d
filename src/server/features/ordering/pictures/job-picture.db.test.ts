import { beforeAll, describe, expect, test } from 'vitest'
import { addCartItem, changeCartItem, listCart } from '#/contract/ordering/cart.contract.ts'
import { listEstimates, saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { listOrders, readOrder } from '#/contract/ordering/read-order.contract.ts'
import { showPicture } from '#/contract/prepress/preflight.contract.ts'
import { listBoard } from '#/contract/production/queue.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import type { Caller, MemberCaller } from '#tests/support/callers.ts'
import { flyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { paidOrder, SMALL_BOOK } from '#tests/support/paid-order.ts'
import { spreadCover, textBook } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { statementsOf } from '#tests/support/statements.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
})

const book = (): JobSpec => ({ ...defaultSpec('D413'), copies: 30 })

/** Pages of another job, which the customer has sent to a person on purpose. */
async function addBook(parts: readonly ('inner' | 'cover')[] = ['inner', 'cover']) {
  const content = { inner: () => textBook(4), cover: () => spreadCover(12) }
  const files = []
  for (const part of parts) files.push({ part, fileId: await uploadPdf(shop, member, await content[part](), part) })
  return (await shop.call(addCartItem, { as: member, body: { spec: book(), files, askStaff: true } })).data
}
const inCart = async (id: string) =>
  (await shop.call(listCart, { as: member })).data.items.find((item) => item.id === id)
const look = (as: Caller, fileId: string, query = {}) => shop.call(showPicture, { as, params: { fileId }, query })
const looks = async () =>
  (await shop.container.database.pool.query(`select count(*)::int as n from audit_log where action = 'file.list'`))
    .rows[0] as { n: number }

describe('the own picture of a job', () => {
  test('is none without files, bare paper until they are read, then back, spine and front of the cover', async () => {
    const bare = (await shop.call(addCartItem, { as: member, body: { spec: flyer(), files: [] } })).data
    expect(bare.picture).toBeNull()
    const item = await addBook()
    expect(item.picture).toEqual({ faces: [], coming: true })
    await shop.runJobs()
    const picture = (await inCart(item.id))?.picture
    const coverId = item.files.find(({ part }) => part === 'cover')?.fileId
    expect(picture?.coming).toBe(false)
    expect(picture?.faces.map(({ place, fileId, page }) => [place, fileId, page])).toEqual([
      ['back', coverId, 1],
      ['spine', coverId, 1],
      ['front', coverId, 1],
    ])
    const [back, spine, front] = picture?.faces.map(({ cut }) => cut) ?? []
    expect((back?.x ?? 0) + (back?.width ?? 0)).toBeCloseTo(spine?.x ?? -1)
    expect((spine?.x ?? 0) + (spine?.width ?? 0)).toBeCloseTo(front?.x ?? -1)
  })

  test('is the first page of the inner file until there is a cover', async () => {
    const item = await addBook(['inner'])
    await shop.runJobs()
    const [file] = item.files
    expect((await inCart(item.id))?.picture?.faces).toMatchObject([{ place: 'front', fileId: file?.fileId, page: 1 }])
    const cover = await uploadPdf(shop, member, await spreadCover(11), 'cover')
    const files = [...item.files.map(({ fileId, part }) => ({ fileId, part })), { fileId: cover, part: 'cover' }]
    await shop.call(changeCartItem, { as: member, params: { id: item.id }, body: { version: 1, files } })
    await shop.runJobs()
    expect((await inCart(item.id))?.picture?.faces.map(({ fileId }) => fileId)).toEqual([cover, cover, cover])
  })

  test('is bare paper for a file that nobody can read', async () => {
    const broken = new TextEncoder().encode('%PDF-1.4\nnothing that a reader could mend')
    const fileId = await uploadPdf(shop, member, broken, 'cover')
    const body = { spec: book(), files: [{ fileId, part: 'cover' }] }
    const item = (await shop.call(addCartItem, { as: member, body })).data
    await shop.runJobs()
    expect((await inCart(item.id))?.picture).toEqual({ faces: [], coming: false })
    expect((await look(member, fileId)).status).toBe(404)
  })

  test('goes with the job into estimate, order and lists', async () => {
    const item = await addBook()
    await shop.runJobs()
    const faces = (await inCart(item.id))?.picture?.faces
    const files = item.files.map(({ fileId, part }) => ({ fileId, part }))
    await shop.call(saveEstimate, { as: member, body: { jobs: [{ spec: book(), files }] } })
    const [estimate] = (await shop.call(listEstimates, { as: member, query: {} })).data.estimates
    expect(estimate?.picture?.faces).toEqual(faces)
    const sheet = await sheetFor(shop, member, [item])
    const { orderNumber } = (await shop.call(placeOrder, { as: member, body: sheet })).data
    const order = (await shop.call(readOrder, { as: member, params: { orderNumber } })).data
    expect(order.lines[0]?.picture?.faces).toEqual(faces)
    const [first] = (await shop.call(listOrders, { as: member, query: {} })).data.orders
    expect(first?.picture?.faces).toEqual(faces)
  })
})

describe('who sees the picture of a job', () => {
  test('its owner, and staff who work with files; nobody else learns that it is there', async () => {
    const item = await addBook(['cover'])
    await shop.runJobs()
    const fileId = item.files[0]?.fileId ?? ''
    expect((await look(member, fileId)).status).toBe(200)
    expect((await look(await shop.staff('proof'), fileId)).status).toBe(200)
    for (const as of [await shop.member(), shop.visitor(), await shop.staff('finance'), await shop.partner()])
      expect((await look(as, fileId)).status).toBe(404)
  })

  test('and of a file only what lies on the drawing', async () => {
    const item = await addBook(['inner'])
    await shop.runJobs()
    const fileId = item.files[0]?.fileId ?? ''
    expect((await look(member, fileId, { page: 2 })).status).toBe(200)
    expect((await look(member, fileId, { page: 3 })).status).toBe(400)
  })

  test('is drawn once for each size and kept by the browser alone', async () => {
    const item = await addBook(['cover'])
    await shop.runJobs()
    const fileId = item.files[0]?.fileId ?? ''
    const ask = (size: string) =>
      shop.app.inject({ url: `/api/files/${fileId}/picture?size=${size}`, headers: member.headers })
    const [first, second, small] = [await ask('large'), await ask('large'), await ask('small')]
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
    expect(small.rawPayload.length).toBeLessThan(first.rawPayload.length)
    const rows = await shop.container.database.pool.query(
      `select long_side, count(*)::int as n from preflight_page p join file f on f.sha256 = p.sha256 and f.id = $1
       group by long_side order by long_side`,
      [fileId],
    )
    expect(rows.rows).toEqual([
      { long_side: 320, n: 1 },
      { long_side: 960, n: 1 },
    ])
  })

  test('is asked for each time whether it may still be seen, and sent once', async () => {
    const item = await addBook(['cover'])
    await shop.runJobs()
    const fileId = item.files[0]?.fileId ?? ''
    const tag = String((await look(member, fileId)).headers['etag'])
    const again = (as: Caller, headers = {}) =>
      shop.call(showPicture, { as, params: { fileId }, query: {}, headers: { 'if-none-match': tag, ...headers } })
    const kept = await again(member)
    expect([kept.status, kept.bytes.length]).toEqual([304, 0])
    expect((await again(member, { 'if-none-match': `"other", W/${tag}` })).status).toBe(304)
    expect((await again(member, { 'if-none-match': '"other"' })).bytes.length).toBeGreaterThan(0)
    for (const as of [await shop.member(), shop.visitor(), await shop.partner()])
      expect((await again(as)).status).toBe(404)
  })

  test('a list of staff leaves one row in the audit log, not one for each picture', async () => {
    const items = [await addBook(['cover']), await addBook(['inner']), await addBook(['inner', 'cover'])]
    await shop.runJobs()
    const as = await shop.staff('production')
    const before = (await looks()).n
    await Promise.all(items.flatMap(({ files }) => files.map(({ fileId }) => look(as, fileId))))
    expect((await looks()).n).toBe(before + 1)
  })
})

describe('a list of many jobs', () => {
  test('asks for all pictures in one statement', async () => {
    const rich = await shop.member()
    const files = [{ fileId: await uploadPdf(shop, rich, await spreadCover(9), 'cover'), part: 'cover' }]
    await shop.call(addCartItem, { as: rich, body: { spec: book(), files } })
    await shop.runJobs()
    const one = (await statementsOf(() => shop.call(listCart, { as: rich }))).length
    for (let count = 0; count < 9; count += 1) await shop.call(addCartItem, { as: rich, body: { spec: book(), files } })
    const ten = (await statementsOf(() => shop.call(listCart, { as: rich }))).length
    expect(ten).toBe(one)
  })

  test('shows the desk the own picture, and bare paper whom files are closed to', async () => {
    const order = await paidOrder(shop, member.memberId, { spec: SMALL_BOOK })
    await shop.runJobs()
    const row = async (role: 'production' | 'finance') =>
      (await shop.call(listBoard, { as: await shop.staff(role), query: { view: 'all', q: order.orderNumber } })).data
        .items[0]
    expect(await row('finance')).toMatchObject({ picture: { faces: [], coming: false }, ownTitle: true })
    expect((await row('production'))?.picture).not.toBeNull()
  })
})
