import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, expect, it, vi } from 'vitest'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { createJobs } from './graphile-jobs.ts'
import { jobType, onJob } from './job.ts'
import { keepJobRunner } from './keep-job-runner.ts'
import { PATIENCE } from '#tests/support/patience.ts'

const print = jobType<{ sheet: string }>('test.print', 3)
const SWEEP_MS = 100

let shop: TestShop
let printed: string[] = []
/** The print that is under way ends with it. */
let ending = Promise.withResolvers<void>()
const jobs = createJobs()
const handlers = [
  onJob(print, async ({ sheet }) => {
    printed.push(sheet)
    await ending.promise
  }),
]
const runner = () => keepJobRunner(shop.databaseUrl, handlers, shop.container.log, 1, SWEEP_MS)
const add = (sheet: string) => shop.container.database.transaction((tx) => jobs.add(tx, print, { sheet }))
const waiting = async () => {
  const { rows } = await shop.container.database.pool.query(
    `select attempts, locked_by is not null as held from graphile_worker.jobs where task_identifier = 'test.print'`,
  )
  return rows
}

beforeAll(async () => {
  shop = await testShop()
  jobs.register(handlers)
})

const prints = (goOn: boolean) => {
  printed = []
  ending = Promise.withResolvers()
  if (goOn) ending.resolve()
}

it('gives the job of a killed process to another one within seconds', async () => {
  prints(true)
  await add('가')
  // What kill -9 leaves behind.
  await shop.container.database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'worker-killed', locked_at = now(), attempts = 1`,
  )
  const other = await runner()
  try {
    await vi.waitFor(() => expect(printed).toEqual(['가']), PATIENCE)
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), PATIENCE)
  } finally {
    await other.stop()
  }
})

it('leaves the job of a living process alone, however often others look', async () => {
  prints(false)
  const [one, two] = [await runner(), await runner()]
  try {
    await add('나')
    await vi.waitFor(() => expect(printed).toEqual(['나']), PATIENCE)
    await sleep(SWEEP_MS * 8)
    expect(await waiting()).toEqual([{ attempts: 1, held: true }])
  } finally {
    ending.resolve()
    await Promise.all([one.stop(), two.stop()])
  }
  expect(printed).toEqual(['나'])
})

it('does the job that was taken for it on a connection that was lost before the answer', async () => {
  prints(false)
  const { pool } = shop.container.database
  const kept = await runner()
  try {
    await add('라')
    await vi.waitFor(() => expect(printed).toEqual(['라']), PATIENCE)
    const { rows } = await pool.query(`select locked_by from graphile_worker.jobs where task_identifier = 'test.print'`)
    await shop.container.database.transaction(async (tx) => {
      await jobs.add(tx, print, { sheet: '마' })
      // The database has given it to the runner, and the runner was never told.
      await tx.execute(sql`update graphile_worker._private_jobs set locked_by = ${rows[0].locked_by}, locked_at = now()
        where payload ->> 'sheet' = '마'`)
    })
    ending.resolve()
    await vi.waitFor(() => expect(printed).toEqual(['라', '마']), PATIENCE)
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), PATIENCE)
  } finally {
    ending.resolve()
    await kept.stop()
  }
})

it('goes on when the database fails while the end of a job is written down', async () => {
  prints(true)
  const { pool } = shop.container.database
  await pool.query(`
    create function refuse_end() returns trigger language plpgsql as $$
    begin
      raise exception 'the connection is lost' using errcode = '57P01';
    end $$;
    create trigger refuse_end before update or delete on graphile_worker._private_jobs for each row
      when (old.locked_at is not null) execute function refuse_end()`)
  const kept = await runner()
  try {
    await add('다')
    await vi.waitFor(() => expect(printed).toEqual(['다']), PATIENCE)
    // Long enough for the failed attempt to write down the end.
    await sleep(2_500)
    await pool.query('drop trigger refuse_end on graphile_worker._private_jobs')
    await vi.waitFor(() => expect(printed).toEqual(['다', '다']), PATIENCE)
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), PATIENCE)
  } finally {
    await kept.stop()
  }
})
