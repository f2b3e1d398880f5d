import { sql } from '#/server/platform/db/drizzle.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createJobs } from '#/server/platform/jobs/graphile-jobs.ts'
import { eventType, jobType, onEvent, onJob } from '#/server/platform/jobs/job.ts'
import { keepJobLanes } from '#/server/platform/jobs/keep-job-lanes.ts'
import type { JobRunner } from '#/server/platform/jobs/keep-job-runner.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { jobLanes, laneOf } from './job-lanes.ts'
import { PATIENCE } from '#tests/support/patience.ts'

const check = jobType<object>('files.hang')
const pay = jobType<object>('payments.quick')
const tell = jobType<object>('messages.quick')

describe('while the storage hangs and nine files are being checked', () => {
  let shop: TestShop
  let runner: JobRunner
  let hanging = 0
  const done: string[] = []
  const storage = Promise.withResolvers<void>()
  const jobs = createJobs()
  const hang = async () => {
    hanging += 1
    await storage.promise
  }
  const handlers = [
    onJob(check, hang),
    onJob(pay, async () => void done.push('money')),
    onJob(tell, async () => void done.push('message')),
  ]
  beforeAll(async () => {
    shop = await testShop()
    jobs.register(handlers)
    runner = await keepJobLanes(shop.databaseUrl, jobLanes(handlers, 2), shop.container.log)
  })
  afterAll(async () => {
    storage.resolve()
    await runner.stop()
  })

  it('money is booked and messages go out all the same', async () => {
    await shop.container.database.transaction(async (tx) => {
      for (let n = 0; n < 9; n += 1) await jobs.add(tx, check, {})
    })
    await vi.waitFor(() => expect(hanging).toBe(6), PATIENCE)
    await shop.container.database.transaction(async (tx) => {
      await jobs.add(tx, pay, {})
      await jobs.add(tx, tell, {})
    })
    await vi.waitFor(() => expect(done.toSorted()).toEqual(['message', 'money']), PATIENCE)
    expect(hanging).toBe(6)
  })

  it("each of the shop's jobs has one lane, and the payments share theirs with nobody", () => {
    const lanes = jobLanes(shop.container.jobs.handlers(), 4)
    const names = lanes.flatMap((lane) => lane.handlers.map(({ job }) => job.name))
    expect(names.toSorted()).toEqual(
      shop.container.jobs
        .handlers()
        .map(({ job }) => job.name)
        .toSorted(),
    )
    expect(lanes[0]?.handlers.every(({ job }) => job.name.startsWith('payments.'))).toBe(true)
    expect(['preflight.check-file', 'fixes.make', 'press.sweep', 'retention.forget'].map(laneOf)).toEqual(
      Array.from({ length: 4 }, () => 'files'),
    )
  })
})

describe('while one customer sends more files than there are places', () => {
  let shop: TestShop
  let runner: JobRunner
  const one = jobType<{ whose: string }>('files.one')
  const begun: string[] = []
  const held = Promise.withResolvers<void>()
  const jobs = createJobs()
  const handlers = [
    onJob(one, async ({ whose }: { whose: string }) => {
      begun.push(whose)
      await held.promise
    }),
  ]
  beforeAll(async () => {
    shop = await testShop()
    jobs.register(handlers)
  })
  afterAll(async () => {
    held.resolve()
    await runner.stop()
  })

  it("another's file is begun at once, for each has one at a time", async () => {
    await shop.container.database.transaction(async (tx) => {
      for (let n = 0; n < 9; n += 1) await jobs.add(tx, one, { whose: 'many' }, { share: 'member many' })
      await jobs.add(tx, one, { whose: 'one' }, { share: 'member one' })
    })
    runner = await keepJobLanes(shop.databaseUrl, jobLanes(handlers, 1), shop.container.log)
    await vi.waitFor(() => expect(begun.toSorted()).toEqual(['many', 'one']), PATIENCE)
  })
})

describe('while somebody has one file judged for more jobs than there are places', () => {
  let shop: TestShop
  let runner: JobRunner
  const judged = eventType<{ fileId: string }>('files.judged')
  const one = jobType<object>('files.one')
  const begun: string[] = []
  const held = Promise.withResolvers<void>()
  const jobs = createJobs()
  const handlers = [
    onEvent(
      judged,
      'files.try',
      async ({ fileId }) => {
        begun.push(fileId)
        await held.promise
      },
      { behind: true },
    ),
    onJob(one, async () => void begun.push('one')),
  ]
  beforeAll(async () => {
    shop = await testShop()
    jobs.register(handlers)
  })
  afterAll(async () => {
    held.resolve()
    await runner.stop()
  })

  it('trials hold one place, and each file waits for one of them', async () => {
    const { database } = shop.container
    await database.transaction(async (tx) => {
      for (let n = 0; n < 9; n += 1) await jobs.emit(tx, judged, { fileId: n % 2 ? 'a' : 'b' })
    })
    const waiting = await database.db.execute(sql`select from graphile_worker.jobs where task_identifier = 'files.try'`)
    expect(waiting.rowCount).toBe(2)
    runner = await keepJobLanes(shop.databaseUrl, jobLanes(handlers, 1), shop.container.log)
    await vi.waitFor(() => expect(begun).toHaveLength(1), PATIENCE)
    await database.transaction((tx) => jobs.add(tx, one, {}))
    await vi.waitFor(() => expect(begun).toContain('one'), PATIENCE)
    expect(begun).toHaveLength(2)
  })
})
