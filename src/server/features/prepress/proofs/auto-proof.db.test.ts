import { readdir } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { listAutoProofs, setAutoProof } from '#/contract/prepress/auto-proofs.contract.ts'
import { readOrderDesk } from '#/contract/production/order-desk.contract.ts'
import { readStaffOrder } from '#/contract/production/staff-order.contract.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { orderPaid } from '#/server/features/ordering/orders/orders.public.ts'
import { linePassed } from '#/server/features/prepress/preflight/preflight.public.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { spreadCover, textBook } from '#tests/support/pdf/make-books.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { templatesOf } from '#tests/support/told.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { drawPages } from './draw-version.ts'

const SPEC = bookSpec(24)
let shop: TestShop
let desk: Awaited<ReturnType<TestShop['staff']>>
let member: Awaited<ReturnType<TestShop['member']>>
beforeAll(async () => {
  shop = await testShop()
  desk = await shop.staff('proof')
  member = await shop.member()
})

/** A paid book with files in which the check finds nothing. */
async function paidClean(memo = '') {
  const parts = { cover: await spreadCover(geometryOf(SPEC).spine ?? 0), inner: await textBook(24, 2) }
  const order = await paidOrder(shop, member.memberId, { file: 'checking', spec: SPEC, parts })
  const { database, jobs } = shop.container
  await database.pool.query('update orders set memo = $1 where id = $2', [memo, order.orderId])
  await database.transaction((tx) => jobs.emit(tx, orderPaid, { orderId: order.orderId }))
  return order
}
const lineOf = async (orderNumber: string) =>
  (await shop.call(readStaffOrder, { as: desk, params: { orderNumber } })).data.lines[0]!
const eyesOf = async (orderNumber: string) =>
  (await shop.call(readOrderDesk, { as: desk, params: { orderNumber } })).data.lines[0]?.eyes

describe('a clean file', () => {
  it('gets its proof made and published without a click, and the customer is told once', async () => {
    const { orderNumber } = await paidClean()
    await shop.runJobs()
    expect(await lineOf(orderNumber)).toMatchObject({
      file: 'waiting-customer',
      findings: [],
      proof: { version: 1, versionState: 'published', state: 'published' },
    })
    expect(await templatesOf(shop, orderNumber)).toEqual(['paid-now', 'proof-published'])
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('is not proved twice when the event or the drawing comes twice', async () => {
    const { orderNumber, lineId } = await paidClean()
    await shop.runJobs()
    const { database, jobs } = shop.container
    await database.transaction((tx) => jobs.emit(tx, linePassed, { lineId }))
    await shop.runJobs()
    const proofId = (await lineOf(orderNumber)).proof?.id ?? ''
    await drawPages(
      shop.container,
      { proofId, version: 1 },
      { jobId: 'again', attempt: 1, lastAttempt: false, givesUp: () => false },
    )
    await shop.runJobs()
    expect((await lineOf(orderNumber)).proof).toMatchObject({ version: 1, versionState: 'published' })
    expect(await templatesOf(shop, orderNumber)).toEqual(['paid-now', 'proof-published'])
  })

  it('leaves no picture in the storage of a drawing that was cut short', async () => {
    const storage = shop.container.storage as { put: Storage['put']; localPath: Storage['localPath'] }
    const { put } = storage
    let puts = 0
    storage.put = async (...args) => {
      if (args[0].startsWith('proof-page/')) puts += 1
      if (puts === 16) throw new Error('cut')
      return put(...args)
    }
    const { orderNumber } = await paidClean()
    const { pool } = shop.container.database
    await shop.runJobs()
    await pool.query('update graphile_worker._private_jobs set run_at = now() where last_error is not null')
    await shop.runJobs()
    storage.put = put
    expect((await lineOf(orderNumber)).proof).toMatchObject({ versionState: 'published' })
    await pool.query(`update graphile_worker._private_jobs set run_at = now() where key like 'proofs.drop-unshown %'`)
    await shop.runJobs()
    const stored = await readdir(dirname(storage.localPath('proof-page/a') ?? ''))
    const { rows } = await pool.query<{ key: string }>(
      'select screen_key as key from proof_pages union select thumb_key from proof_pages',
    )
    expect(stored.toSorted()).toEqual(rows.map(({ key }) => basename(key)).toSorted())
  })

  it('is drawn on where a killed server left it, and then published', async () => {
    const { orderNumber, lineId } = await paidClean()
    await shop.runJobs()
    const proofId = (await lineOf(orderNumber)).proof?.id ?? ''
    // As it stands when the worker dies after the first batch: some pages, a version that is being drawn, nothing published.
    const { pool } = shop.container.database
    await pool.query('delete from proof_pages where proof_id = $1 and number > 6', [proofId])
    await pool.query(`update proof_versions set state = 'rendering', published_at = null where proof_id = $1`, [
      proofId,
    ])
    await pool.query(`update proofs set state = 'draft', version = 0 where id = $1`, [proofId])
    await pool.query(`update order_lines set file_state = 'proofing', queue_kind = 'make-proof' where id = $1`, [
      lineId,
    ])
    await drawPages(
      shop.container,
      { proofId, version: 1 },
      { jobId: 'again', attempt: 2, lastAttempt: false, givesUp: () => false },
    )
    expect(await lineOf(orderNumber)).toMatchObject({
      file: 'waiting-customer',
      proof: { version: 1, versionState: 'published' },
    })
    const { rows } = await pool.query('select count(*)::int as pages from proof_pages where proof_id = $1', [proofId])
    expect(rows).toEqual([{ pages: 25 }])
  })
})

describe('a clean file that wants eyes', () => {
  it('waits for a person when the customer wrote a wish, and the desk is told why', async () => {
    const { orderNumber } = await paidClean('전화번호를 02-1234로 바꿔 주세요.')
    await shop.runJobs()
    expect(await lineOf(orderNumber)).toMatchObject({ file: 'ready', proof: null })
    expect(await eyesOf(orderNumber)).toBe('고객이 남긴 주문 메모가 있습니다.')
  })

  it('waits for a person where the shop switched its kind off, and no longer when it is on again', async () => {
    const params = { product: SPEC.product }
    const set = (enabled: boolean) => shop.call(setAutoProof, { as: desk, params, body: { enabled } })
    expect((await set(false)).data.items.find(({ product }) => product === SPEC.product)).toMatchObject({
      enabled: false,
      usual: true,
      changed: { by: '시험 직원' },
    })
    const { orderNumber } = await paidClean()
    await shop.runJobs()
    expect((await lineOf(orderNumber)).file).toBe('ready')
    expect(await eyesOf(orderNumber)).toBe('이 상품은 담당자가 시안을 만듭니다.')
    await set(true)
    const next = await paidClean()
    await shop.runJobs()
    expect((await lineOf(next.orderNumber)).file).toBe('waiting-customer')
  })

  it('is switched by the proof desk and by nobody else', async () => {
    const call = { params: { product: SPEC.product }, body: { enabled: false } }
    for (const as of [member, await shop.staff('service'), await shop.staff('production')])
      expect((await shop.call(setAutoProof, { as, ...call })).status).toBe(403)
    expect((await shop.call(listAutoProofs, { as: member })).status).toBe(403)
  })
})
