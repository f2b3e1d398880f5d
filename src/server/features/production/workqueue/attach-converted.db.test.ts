import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { downloadFile } from '#/contract/files/files.contract.ts'
import { listAudit } from '#/contract/production/audit.contract.ts'
import { listBoard } from '#/contract/production/queue.contract.ts'
import { attachConverted, readStaffOrder } from '#/contract/production/staff-order.contract.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { orderPaid } from '#/server/features/ordering/orders/orders.public.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { spreadCover, textBook } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const SPEC = bookSpec(24)
let shop: TestShop
let proof: Awaited<ReturnType<TestShop['staff']>>
let member: Awaited<ReturnType<TestShop['member']>>
beforeAll(async () => {
  shop = await testShop()
  proof = await shop.staff('proof')
  member = await shop.member()
})

/** A paid book whose inner came as a document of a word processor. */
async function withMaterial() {
  const parts = { material: new TextEncoder().encode('원고 '.repeat(40)) }
  const order = await paidOrder(shop, member.memberId, { file: 'checking', spec: SPEC, parts })
  await shop.container.database.transaction((tx) => shop.container.jobs.emit(tx, orderPaid, { orderId: order.orderId }))
  await shop.runJobs()
  return order
}

const rowOf = async (orderNumber: string) =>
  (await shop.call(listBoard, { as: proof, query: { q: orderNumber } })).data.items[0]

describe('material of a customer', () => {
  it('is work for staff, who save it, make a PDF of it and put that in its place', async () => {
    const { orderNumber, lineId } = await withMaterial()
    expect(await rowOf(orderNumber)).toMatchObject({ file: 'material', queue: 'convert-material' })
    const { files } = (await shop.call(readStaffOrder, { as: proof, params: { orderNumber } })).data.lines[0]!
    const material = files.find(({ partId }) => partId === 'material')
    const fileId = material?.fileId ?? ''
    expect((await shop.call(downloadFile, { as: proof, params: { fileId } })).status).toBe(200)
    const chief = await shop.staff('administrator')
    const looked = (await shop.call(listAudit, { as: chief, query: { action: 'file.download' } })).data.items
    expect(looked).toHaveLength(1)

    const inner = await uploadPdf(shop, proof, await textBook(24, 2))
    const cover = await uploadPdf(shop, proof, await spreadCover(geometryOf(SPEC).spine ?? 0), 'cover')
    const body = {
      files: [
        { fileId: inner, part: 'inner' },
        { fileId: cover, part: 'cover' },
      ],
    }
    const put = () => shop.call(attachConverted, { as: proof, params: { lineId }, body, key: randomUUID() })
    expect((await put()).data).toEqual({ file: 'checking' })
    await shop.runJobs()
    expect(await rowOf(orderNumber)).toMatchObject({ file: 'ready', queue: 'make-proof' })
    const after = (await shop.call(readStaffOrder, { as: proof, params: { orderNumber } })).data.lines[0]!
    expect(after.files.map(({ partId }) => partId).toSorted()).toEqual(['cover', 'inner', 'material'])
  })

  it('is turned into a PDF by nobody else', async () => {
    const { lineId } = await withMaterial()
    const made = await uploadPdf(shop, proof, await textBook(2, 2))
    const body = { files: [{ fileId: made, part: 'inner' }] }
    const press = await shop.staff('production')
    const call = { params: { lineId }, body, key: randomUUID() }
    expect((await shop.call(attachConverted, { as: press, ...call })).status).toBe(403)
    expect((await shop.call(attachConverted, { as: member, ...call })).status).toBe(403)
    const other = await shop.staff('proof')
    expect((await shop.call(attachConverted, { as: other, ...call, key: randomUUID() })).status).toBe(404)
  })
})
