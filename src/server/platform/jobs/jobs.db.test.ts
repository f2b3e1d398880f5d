import { AppError } from '#/contract/errors.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { createJobs } from './graphile-jobs.ts'
import { eventType, jobType, onEvent, onJob, patientJob } from './job.ts'
import { drainJobs, startJobRunner } from './run-jobs.ts'
import { PATIENCE } from '#tests/support/patience.ts'

const greet = jobType<{ name: string }>('test.greet', 3)
const arrived = eventType<{ name: string }>('test.arrived')

let shop: TestShop
let seen: string[] = []
let failures = 0

const jobs = createJobs()
const handlers = [
  onJob(greet, async ({ name }, { attempt, lastAttempt }) => {
    if (failures-- > 0) throw new Error('not now')
    seen.push(`${name} ${attempt}${lastAttempt ? ' last' : ''}`)
  }),
  onEvent(arrived, 'test.first-subscriber', async ({ name }) => void seen.push(`first ${name}`)),
  onEvent(arrived, 'test.second-subscriber', async ({ name }) => void seen.push(`second ${name}`)),
]

beforeAll(async () => {
  shop = await testShop()
  jobs.register(handlers)
})
afterEach(() => {
  seen = []
  failures = 0
})

const transaction: TestShop['container']['database']['transaction'] = (work) =>
  shop.container.database.transaction(work)
const drain = () => drainJobs(shop.container.database.pool, handlers, shop.container.log)

describe('work that happens after the answer', () => {
  it('exists if and only if the business change does', async () => {
    await transaction((tx) => jobs.add(tx, greet, { name: '가' }))
    await transaction(async (tx) => {
      await jobs.add(tx, greet, { name: '나' })
      throw new Error('the order was refused')
    }).catch(() => undefined)
    await drain()
    expect(seen).toEqual(['가 1'])
  })

  it('is given to everybody who wants to know that something happened', async () => {
    await transaction((tx) => jobs.emit(tx, arrived, { name: '다' }))
    await drain()
    expect(seen.toSorted()).toEqual(['first 다', 'second 다'])
  })

  it('replaces a waiting job of the same key', async () => {
    await transaction((tx) => jobs.add(tx, greet, { name: '옛' }, { key: 'k' }))
    await transaction((tx) => jobs.add(tx, greet, { name: '새' }, { key: 'k' }))
    await drain()
    expect(seen).toEqual(['새 1'])
  })

  it('waits until its time', async () => {
    await transaction((tx) => jobs.add(tx, greet, { name: '라' }, { runAt: new Date(Date.now() + 3_600_000) }))
    await drain()
    expect(seen).toEqual([])
  })

  it('is tried again after a failure', async () => {
    failures = 1
    await transaction((tx) => jobs.add(tx, greet, { name: '마' }))
    await drain()
    expect(seen).toEqual([])
    // The queue writes a failure down without waiting for it.
    const { pool } = shop.container.database
    await vi.waitFor(
      async () =>
        expect((await pool.query('select 1 from graphile_worker.jobs where locked_at is not null')).rowCount).toBe(0),
      PATIENCE,
    )
    await pool.query('update graphile_worker._private_jobs set run_at = now()')
    await drain()
    expect(seen).toContain('마 2')
  })

  it('is done once when two server processes work on the queue', async () => {
    const runners = await Promise.all(
      [1, 2].map(() => startJobRunner(shop.container.jobDatabase.pool, handlers, shop.container.log, 4)),
    )
    for (let n = 0; n < 40; n += 1) await transaction((tx) => jobs.add(tx, greet, { name: `${n}` }))
    await expect.poll(() => seen.filter((line) => line.endsWith(' 1')).length).toBe(40)
    await Promise.all(runners.map((runner) => runner.stop()))
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('is added without reading what waits, although nobody has counted the jobs yet', async () => {
    const client = await shop.container.database.pool.connect()
    const scans = async () => {
      const table = `'graphile_worker._private_jobs'::regclass`
      return (await client.query(`select pg_stat_get_xact_numscans(${table})::int as n`)).rows
    }
    try {
      await client.query('begin')
      const before = await scans()
      for (let n = 0; n < 8; n += 1)
        await client.query(`select graphile_worker.add_job('test.greet', '{}', job_key => 'a')`)
      expect(await scans()).toEqual(before)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('refuses two handlers of one name', () => {
    expect(() => createJobs().register([...handlers, ...handlers])).toThrow('test.greet')
  })
})

describe('work on files', () => {
  it('waits for a machine in trouble beyond its attempts, and is given up for its own failure or after a day', async () => {
    const { pool } = shop.container.database
    await pool.query('delete from graphile_worker._private_jobs')
    const print = patientJob<object>('test.print', 2)
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    let failure: Error | null = full
    let givenUp = 0
    let done = 0
    const printing = onJob(print, async (_, attempt) => {
      if (failure === null) return void (done += 1)
      if (attempt.givesUp(failure)) givenUp += 1
      throw failure
    })
    const tries = async (times: number) => {
      for (let n = 0; n < times; n += 1) {
        await pool.query(`update graphile_worker._private_jobs set run_at = now() where attempts < max_attempts`)
        await drainJobs(pool, [printing], shop.container.log)
        await vi.waitFor(
          async () =>
            expect((await pool.query('select 1 from graphile_worker.jobs where locked_at is not null')).rowCount).toBe(
              0,
            ),
          PATIENCE,
        )
      }
    }
    await transaction((tx) => jobs.add(tx, print, {}))
    await tries(12)
    failure = new AppError('UNAVAILABLE')
    await tries(2)
    const { rows } = await pool.query(
      `select run_at < now() + interval '1000 years 8 minutes' as soon from graphile_worker.jobs`,
    )
    expect([rows, givenUp]).toEqual([[{ soon: true }], 0])
    failure = null
    await tries(1)
    expect([done, givenUp]).toEqual([1, 0])

    await transaction((tx) => jobs.add(tx, print, {}))
    failure = new Error('of its own')
    await tries(3)
    expect(givenUp).toBe(1)
    await pool.query('delete from graphile_worker._private_jobs')

    await transaction((tx) => jobs.add(tx, print, {}))
    await pool.query(`update graphile_worker._private_jobs set created_at = now() - interval '25 hours'`)
    failure = full
    await tries(3)
    expect(givenUp).toBe(2)
    await pool.query('delete from graphile_worker._private_jobs')
  })
})
