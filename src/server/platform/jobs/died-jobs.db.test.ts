import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { createJobs } from './graphile-jobs.ts'
import { jobType, onJob } from './job.ts'
import { type JobRunner, keepJobRunner } from './keep-job-runner.ts'
import { drainJobs } from './run-jobs.ts'
import { PATIENCE } from '#tests/support/patience.ts'

const SWEEP_MS = 100
const look = jobType<object>('test.look-round', 1)

const lookAgain = jobType<object>('test.look-again', 1)

let shop: TestShop
let lookedAgain = 0
let looked = 0
let fails = false
const jobs = createJobs()
const handlers = [
  onJob(
    look,
    async () => {
      if (fails) throw new Error('the vendor is away')
      looked += 1
    },
    '7 4 1 1 *',
  ),
  onJob(lookAgain, async () => {
    lookedAgain += 1
    if (lookedAgain > 1) return
    await addAgain()
    throw new Error('the database was slow')
  }),
]
const query = (text: string) => shop.container.database.pool.query(text)
const add = () => shop.container.database.transaction((tx) => jobs.add(tx, look, {}))
const addAgain = () =>
  shop.container.database.transaction((tx) => jobs.add(tx, lookAgain, {}, { key: 'test.look-again' }))
const givenUp = async () => (await shop.brokenInvariants()).filter((line) => line.startsWith('I10'))

beforeAll(async () => {
  shop = await testShop()
  jobs.register(handlers)
})
beforeEach(() => {
  looked = 0
  fails = false
})

it('a job that died with its process at its only attempt is done by another one', async () => {
  await add()
  // What kill -9 leaves behind.
  await query(`update graphile_worker._private_jobs set locked_by = 'worker-killed', locked_at = now(), attempts = 1`)
  expect(await givenUp(), 'somebody works on it, or will: its last attempt is not over').toEqual([])
  const runner: JobRunner = await keepJobRunner(shop.databaseUrl, handlers, shop.container.log, 1, SWEEP_MS)
  try {
    await vi.waitFor(() => expect(looked).toBe(1), PATIENCE)
    await vi.waitFor(async () => expect(await givenUp()).toEqual([]), PATIENCE)
  } finally {
    await runner.stop()
  }
})

it('what the clock does again and then succeeds is no longer given up; what never did stays to be seen', async () => {
  const drain = () => drainJobs(shop.container.database.pool, handlers, shop.container.log)
  fails = true
  await add()
  await drain()
  expect(await givenUp()).toEqual(['I10 test.look-round (given up)'])
  await add()
  await drain()
  expect(await givenUp()).toHaveLength(2)
  fails = false
  await add()
  await drain()
  expect(looked).toBe(1)
  expect(await givenUp()).toEqual([])
})

it('what fails after it was asked for anew is left to its successor, and is not given up for ever', async () => {
  await addAgain()
  await drainJobs(shop.container.database.pool, handlers, shop.container.log)
  expect(lookedAgain).toBe(2)
  expect(await givenUp()).toEqual([])
})
