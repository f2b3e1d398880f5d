import { beforeAll, describe, expect, it, vi } from 'vitest'
import { PATIENCE } from '#tests/support/patience.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { watchClock } from './clock-ahead.ts'
import { createJobs } from './graphile-jobs.ts'
import { jobType, onJob } from './job.ts'
import { calendarNow, watchTicks } from './job-calendar.ts'
import { keepJobRunner } from './keep-job-runner.ts'

const tell = jobType<{ order: string }>('test.tell', 3)
const DAYS = 15
const DAY_MS = 86_400_000
const SWEEP_MS = 100

let shop: TestShop
let told: string[] = []
const jobs = createJobs()
const handlers = [
  onJob(tell, async ({ order }) => void told.push(order)),
  onJob(jobType('test.tick'), async () => undefined, '* * * * *'),
]
const runner = () => keepJobRunner(shop.databaseUrl, handlers, shop.container.log, 1, SWEEP_MS)
const query = async (text: string) => (await shop.container.database.pool.query(text)).rows

beforeAll(async () => {
  shop = await testShop()
  jobs.register(handlers)
})

it('does what was asked for while the clock was days ahead', async () => {
  await shop.container.database.transaction(async (tx) => {
    for (const order of ['now', 'tomorrow', 'failed']) await jobs.add(tx, tell, { order })
  })
  await query(`update graphile_worker._private_jobs set created_at = now() + interval '${DAYS} days',
    updated_at = now() + interval '${DAYS} days', run_at = now() + interval '${DAYS} days'`)
  await query(
    `update graphile_worker._private_jobs set run_at = run_at + interval '1 day' where payload ->> 'order' = 'tomorrow'`,
  )
  // Put off by the queue; it was asked for before.
  await query(`update graphile_worker._private_jobs set created_at = now(), updated_at = now(), attempts = 1
    where payload ->> 'order' = 'failed'`)
  const kept = await runner()
  try {
    await vi.waitFor(() => expect(told.toSorted()).toEqual(['failed', 'now']), PATIENCE)
    expect(
      await query(`select run_at between now() + interval '20 hours' and now() + interval '25 hours' as tomorrow
        from graphile_worker._private_jobs where payload ->> 'order' = 'tomorrow'`),
    ).toEqual([{ tomorrow: true }])
  } finally {
    await kept.stop()
  }
})

it('lets what the clock does come again, in a calendar of its own, after the clock was days ahead', async () => {
  const due = () =>
    query(`select identifier from graphile_worker._private_known_crontabs
      where identifier like 'test.tick%' and coalesce(last_execution, known_since) < now() + interval '1 hour'`)
  const kept = await runner()
  try {
    await vi.waitFor(async () => expect(await due()).toHaveLength(1), PATIENCE)
    await query(`update graphile_worker._private_known_crontabs set last_execution = now() + interval '${DAYS} days'`)
    await query(`update job_calendar set seen = now() + interval '${DAYS} days'`)
    await vi.waitFor(async () => expect(await due()).toEqual([{ identifier: 'test.tick:2' }]), PATIENCE)
  } finally {
    await kept.stop()
  }
})

describe('the clock of one server was days ahead of the others', () => {
  const known = async () =>
    (await query(`select identifier from graphile_worker._private_known_crontabs where identifier like 'test.tick%'`))
      .map(({ identifier }) => String(identifier))
      .toSorted()
  const tick = (minutes: number) =>
    query(`update graphile_worker._private_known_crontabs
      set last_execution = date_trunc('minute', now()) + interval '${DAYS} days ${minutes} minutes'`)

  it('begins a new calendar once it ticks no more', async () => {
    const kept = await runner()
    try {
      await vi.waitFor(async () => expect(await known()).not.toEqual([]), PATIENCE)
      const before = await known()
      await tick(0)
      await vi.waitFor(async () => expect((await known()).length).toBe(before.length + 1), PATIENCE)
    } finally {
      await kept.stop()
    }
  })

  it('leaves the calendar to it while it ticks', async () => {
    const client = await shop.container.database.pool.connect()
    try {
      const calendar = await calendarNow(client)
      await query(`insert into graphile_worker._private_known_crontabs values ('test.other:${calendar}', now(), now())`)
      const look = watchTicks()
      for (let minute = 1; minute < 60; minute += 1) {
        await tick(minute)
        await look(client, calendar)
      }
      expect(await calendarNow(client)).toBe(calendar)
      for (let again = 0; again < 60; again += 1) await look(client, calendar)
      expect(await calendarNow(client)).toBe(calendar + 1)
    } finally {
      client.release()
    }
  })
})

it('begins the runner of a server anew when its clock was put back, and not when it goes on', async () => {
  let at = Date.now()
  const renew = vi.fn()
  const look = watchClock(shop.container.log, renew, () => at)
  const client = await shop.container.database.pool.connect()
  try {
    for (const step of [1_000, DAYS * DAY_MS, -500]) {
      at += step
      await look(client)
    }
    expect(renew).not.toHaveBeenCalled()
    at -= DAYS * DAY_MS
    await look(client)
    await look(client)
    expect(renew).toHaveBeenCalledOnce()
  } finally {
    client.release()
  }
})
