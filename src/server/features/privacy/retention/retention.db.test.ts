import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { addCartItem, countCart } from '#/contract/ordering/cart.contract.ts'
import { showFile } from '#/contract/files/files.contract.ts'
import { placeOrder, reorder } from '#/contract/ordering/place-order.contract.ts'
import { listOrders, readOrder } from '#/contract/ordering/read-order.contract.ts'
import * as proofs from '#/contract/prepress/proofs.contract.ts'
import { listBoard } from '#/contract/production/queue.contract.ts'
import { restateAll } from '#tests/support/orders/restate.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { flyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { bookWithoutBleed } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const YEAR = 366
let shop: TestShop
let member: MemberCaller
let chief: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  chief = await shop.staff('administrator')
})

const query = async (text: string, values: readonly unknown[] = []) =>
  (await shop.container.database.pool.query(text, [...values])).rows

/** A night passes: what is due is forgotten, and then the sweep of files comes. */
async function night(): Promise<void> {
  const { pool } = shop.container.database
  for (const job of ['retention.forget', 'files.sweep', 'preflight.sweep']) {
    await pool.query(`select graphile_worker.add_job($1)`, [job])
    await shop.runJobs()
  }
}

async function placeWithFile(as: MemberCaller) {
  const fileId = await uploadPdf(shop, as, await bookWithoutBleed(2), 'sheet')
  const item = (await shop.call(addCartItem, { as, body: { spec: flyer(), files: [{ fileId, part: 'sheet' }] } })).data
  const { orderNumber } = (await shop.call(placeOrder, { as, body: await sheetFor(shop, as, [item]) })).data
  const [file] = await query('select storage_key as key from file where id = $1', [fileId])
  return { orderNumber, fileId, key: String(file?.['key']) }
}

/** Every term is looked through, table by table. */
const contentOf = (key: string) => shop.container.storage.sizeOf(key)

describe('what was kept long enough', () => {
  it('goes with an order after five years: who it was for and its files; what was bought stays', async () => {
    const { orderNumber, fileId, key } = await placeWithFile(member)
    const { orderId, deliveryId, lineId } = await paidOrder(shop, member.memberId)
    const made = await shop.call(proofs.makeProofVersion, { as: chief, params: { lineId }, body: { note: '메모' } })
    await shop.runJobs()
    const pictures = await query('select screen_key as key from proof_pages where proof_id = $1', [made.data.proofId])
    expect(pictures.length).toBeGreaterThan(0)
    await query(`update order_lines set production_state = 'done' where id = $1`, [lineId])
    await query(`update order_deliveries set state = 'confirmed', tracking_number = '1234' where id = $1`, [deliveryId])
    await restateAll(shop)

    await query(
      `insert into payment_reversals (id, attempt_id, order_id, kind, amount, reference, taken_at, outcome, settled_at, reason)
       select gen_random_uuid(), attempt_id, order_id, 'deposit', amount, 'once', now(), 'paid-again', now(), '윤서영 님과 통화함'
       from payment_attempt_orders where order_id = $1`,
      [orderId],
    )

    shop.clock.forward({ days: 4 * YEAR })
    await night()
    expect(await contentOf(key)).toBeGreaterThan(0)
    expect((await shop.call(readOrder, { as: member, params: { orderNumber } })).data.orderer.name).not.toBe('')

    shop.clock.forward({ days: YEAR })
    await night()
    expect(await contentOf(key)).toBeNull()
    for (const picture of pictures) expect(await contentOf(String(picture['key']))).toBeNull()
    expect((await shop.call(showFile, { as: member, params: { fileId } })).status).toBe(404)
    const kept = (await shop.call(readOrder, { as: member, params: { orderNumber } })).data
    expect(kept.orderer).toMatchObject({ name: '', phone: '', email: '' })
    expect(kept.lines[0]).toMatchObject({ copies: 1000 })
    const [delivery] = await query('select recipient, tracking_number from order_deliveries where id = $1', [
      deliveryId,
    ])
    expect(delivery).toMatchObject({ recipient: { name: '', address: '' }, tracking_number: null })
    const [paid] = await query('select orderer, total, forgotten_at from orders where id = $1', [orderId])
    expect(paid).toMatchObject({ orderer: { name: '' }, total: 113_000, forgotten_at: expect.any(Date) })
    expect(await query('select reason from payment_reversals where order_id = $1', [orderId])).toEqual([{ reason: '' }])
    expect((await shop.call(listOrders, { as: member, query: {} })).status).toBe(200)
    expect((await shop.call(listBoard, { as: chief, query: { view: 'all' } })).status).toBe(200)
    expect((await shop.brokenInvariants()).filter((broken) => !/^I(7|8) /.test(broken))).toEqual([])
  })

  it('does not take a file that a younger order holds too', async () => {
    const first = await placeWithFile(member)
    shop.clock.forward({ days: 3 * YEAR })
    const again = await shop.call(reorder, { as: member, params: { orderNumber: first.orderNumber }, body: {} })
    const item = { id: again.data.itemIds[0]!, spec: flyer() }
    const second = await shop.call(placeOrder, { as: member, body: await sheetFor(shop, member, [item]) })
    shop.clock.forward({ days: 2 * YEAR + 10 })
    await night()
    const read = async (orderNumber: string) =>
      (await shop.call(readOrder, { as: member, params: { orderNumber } })).data.orderer.name
    expect(await read(first.orderNumber)).toBe('')
    expect(await read(second.data.orderNumber)).not.toBe('')
    expect(await contentOf(first.key)).toBeGreaterThan(0)
    shop.clock.forward({ days: 3 * YEAR })
    await night()
    expect(await contentOf(first.key)).toBeNull()
  })

  it('leaves an old order alone as long as it is in work', async () => {
    const { orderId } = await paidOrder(shop, member.memberId)
    shop.clock.forward({ days: 6 * YEAR })
    await night()
    expect(await query('select forgotten_at from orders where id = $1', [orderId])).toEqual([{ forgotten_at: null }])
  })

  it('is the cart of whoever left, in the next night', async () => {
    const as = await shop.member()
    await shop.call(addCartItem, { as, body: { spec: flyer(), files: [] } })
    await query(
      `update member set left_at = $2, login_key = null, email_key = null, password_hash = null where id = $1`,
      [as.memberId, shop.clock.now()],
    )
    shop.clock.forward({ minutes: 1 })
    await night()
    expect(await query('select 1 from cart_items where member_id = $1', [as.memberId])).toEqual([])
  })

  it('is an address in the audit log after three months, while nobody else may change the log', async () => {
    const id = randomUUID()
    const insert = `insert into audit_log (at, actor_kind, action, object_kind, object_id, ip) values ($1, $2, 'x.y', 'x', $3, '1.2.3.4')`
    await query(insert, [shop.clock.now(), 'member', id])
    await query(insert, [shop.clock.now(), 'staff', id])
    await expect(query(`update audit_log set ip = null where object_id = $1`, [id])).rejects.toThrow('append only')
    shop.clock.forward({ days: 95 })
    await night()
    const rows = await query(`select actor_kind, ip from audit_log where object_id = $1 order by id`, [id])
    expect(rows).toEqual([
      { actor_kind: 'member', ip: null },
      { actor_kind: 'staff', ip: '1.2.3.4' },
    ])
    shop.clock.forward({ days: 5 * YEAR })
    await night()
    expect(await query(`select 1 from audit_log where object_id = $1`, [id])).toEqual([])
  })

  it('is asked for by the doctor when no night came', async () => {
    await query(
      `insert into cart_items (id, member_id, title, spec, shown_quote, shown_total, created_at, updated_at)
       values ($1, $1, '전단', '{}', '{}', 0, now() - interval '94 days', now())`,
      [randomUUID()],
    )
    expect((await shop.brokenInvariants()).filter((broken) => broken.startsWith('I14 장바구니'))).toHaveLength(1)
  })
})

describe('a cart', () => {
  // Its files are kept by the clock of the database, which nobody moves: a shop of its own begins today.
  beforeAll(async () => {
    shop = await testShop()
  })

  it('goes after ninety days, with its files', async () => {
    const as = await shop.member()
    const fileId = await uploadPdf(shop, as, await bookWithoutBleed(2), 'sheet')
    await shop.call(addCartItem, { as, body: { spec: flyer(), files: [{ fileId, part: 'sheet' }] } })
    const [file] = await query('select storage_key as key from file where id = $1', [fileId])
    const count = async () => (await shop.call(countCart, { as })).data.count
    shop.clock.forward({ days: 89 })
    await night()
    expect([await count(), await contentOf(String(file?.['key']))]).toEqual([1, expect.any(Number)])
    shop.clock.forward({ days: 3 })
    await night()
    expect([await count(), await contentOf(String(file?.['key']))]).toEqual([0, null])
  })
})
