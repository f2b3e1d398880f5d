import { beforeAll, describe, expect, it } from 'vitest'
import { showFix, tryFixes } from '#/contract/prepress/fixes.contract.ts'
import { checkFile, showReport } from '#/contract/prepress/preflight.contract.ts'
import { jobType } from '#/server/platform/jobs/job.ts'
import type { Caller } from '#tests/support/callers.ts'
import { bookWithoutBleed } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const spec = bookSpec(4, { colourPages: 4 })
const body = { part: 'inner' as const, spec }
const query = (text: string, values: readonly unknown[] = []) => shop.container.database.pool.query(text, [...values])
const check = async (as: Caller, fileId: string) => shop.call(checkFile, { as, params: { fileId }, body })
const report = async (as: Caller, fileId: string) => (await shop.call(showReport, { as, params: { fileId } })).data
const fix = (as: Caller, fileId: string) =>
  shop.call(tryFixes, { as, params: { fileId }, body: { ...body, fixes: ['bleed-mirror'] } })
const clock = async () => {
  for (const name of ['preflight.close-left', 'fixes.close-left'])
    await shop.container.database.transaction((tx) => shop.container.jobs.add(tx, jobType(name), {}))
  await shop.runJobs()
}
/** The queue as a process leaves it that dies at its last attempt, and again while it says so. */
const giveUpAll = () =>
  query(
    `update graphile_worker._private_jobs set attempts = max_attempts where key ~ '^(preflight.check-file|fixes.make) '`,
  )

describe('work on a file that was given up without a word', () => {
  it('is told to whoever waits, leaves the queue, and may be asked for anew', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, await bookWithoutBleed(4))
    await check(as, fileId)
    await giveUpAll()
    await clock()
    expect((await report(as, fileId)).state).toBe('waiting')
    shop.clock.forward({ minutes: 21 })
    await clock()
    expect((await report(as, fileId)).state).toBe('failed')
    expect((await query('select 1 from graphile_worker.jobs where attempts >= max_attempts')).rowCount).toBe(0)
    await check(as, fileId)
    await shop.runJobs()
    expect((await report(as, fileId)).state).toBe('done')

    const asked = (await fix(as, fileId)).data
    await giveUpAll()
    expect((await fix(as, fileId)).data.id).toBe(asked.id)
    shop.clock.forward({ minutes: 21 })
    await clock()
    const params = { fileId, fixId: asked.id }
    expect((await shop.call(showFix, { as, params })).data).toMatchObject({ state: 'failed' })
    const again = (await fix(as, fileId)).data
    expect(again.id).not.toBe(asked.id)
    await shop.runJobs()
    expect((await shop.call(showFix, { as, params: { fileId, fixId: again.id } })).data.state).toBe('ready')
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('is left alone as long as its job goes on', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, await bookWithoutBleed(6))
    await check(as, fileId)
    await query(`update graphile_worker._private_jobs set run_at = now() + interval '5 hours'`)
    shop.clock.forward({ minutes: 21 })
    await clock()
    expect((await report(as, fileId)).state).toBe('waiting')
    await query(`update graphile_worker._private_jobs set run_at = now()`)
    await shop.runJobs()
    expect((await report(as, fileId)).state).toBe('done')
  })

  it('is seen by the doctor as long as nobody has closed it', async () => {
    const as = shop.visitor()
    const fileId = await uploadPdf(shop, as, await bookWithoutBleed(8))
    await check(as, fileId)
    await query(`delete from graphile_worker._private_jobs`)
    await query(`update preflight_report set asked_at = now() - interval '2 hours' where file_id = $1`, [fileId])
    expect(await shop.brokenInvariants()).toEqual([`I10b preflight ${fileId}`])
    await clock()
    expect(await shop.brokenInvariants()).toEqual([])
  })
})

it('work that fails to its last attempt is told and leaves nothing for the doctor', async () => {
  const as = shop.visitor()
  const fileId = await uploadPdf(shop, as, await bookWithoutBleed(10))
  const { pdf } = shop.container
  const { canonical } = pdf
  Object.assign(pdf, { canonical: () => Promise.reject(new Error('the disk is away')) })
  try {
    await check(as, fileId)
    await query(`update graphile_worker._private_jobs set attempts = max_attempts - 1`)
    await shop.runJobs()
  } finally {
    Object.assign(pdf, { canonical })
  }
  expect((await report(as, fileId)).state).toBe('failed')
  expect(await shop.brokenInvariants()).toEqual([])
})
