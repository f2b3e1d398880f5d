import { beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { jobType } from '../jobs/job.ts'
import { serveMetrics } from './metrics-server.ts'
import { createMetrics } from './metrics.ts'

const print = jobType<{ sheet: number }>('test.print', 3)
let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  const { database, jobs } = shop.container
  for (let sheet = 0; sheet < 4; sheet += 1) await database.transaction((tx) => jobs.add(tx, print, { sheet }))
  const change = (where: string, set: string) =>
    database.pool.query(`update graphile_worker._private_jobs set ${set} where payload ->> 'sheet' = '${where}'`)
  await change('0', `run_at = now() - interval '95 seconds'`)
  await change('1', `locked_at = now(), locked_by = 'somebody', attempts = 1`)
  await change('2', 'attempts = 3')
  await change('3', `attempts = 1, run_at = now() + interval '1 hour'`)
})

describe('the figures of the shop', () => {
  it('are not on the port that everybody reaches', async () => {
    await shop.app.inject('/livez')
    expect((await shop.app.inject('/metrics')).body).not.toContain('http_request_seconds')
  })

  it('are served on a port of their own, and nothing else there', async () => {
    await shop.app.inject('/livez')
    const server = await serveMetrics(shop.container.metrics, { host: '127.0.0.1', port: 0 })
    const answer = await fetch(server.address)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const text = await answer.text()
    expect(text).toContain('http_request_seconds_count{method="GET",route="/livez",status="200"}')
    for (const kind of ['requests', 'lists', 'jobs'])
      expect(text).toContain(`database_connections{for="${kind}",state="open"}`)
    expect(text).toContain('desk_lists{state="waiting"} 0')
    expect((await fetch(server.address.replace('/metrics', '/livez'))).status).toBe(404)
    await server.stop()
  })

  it('say for each kind of job how many wait, run, fail and were given up, and how long the oldest waits', async () => {
    const text = await shop.container.metrics.text()
    const figure = (name: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')
          .at(-1),
      )
    const jobs = (state: string) => figure(`jobs{kind="test.print",state="${state}"}`)
    expect(['waiting', 'running', 'failing', 'given-up', 'later'].map(jobs)).toEqual([1, 1, 1, 1, 1])
    expect(figure('jobs_oldest_seconds{kind="test.print"}')).toBeGreaterThan(94)
    expect(figure('outbox_oldest_seconds')).toBeGreaterThan(94)
    // A kind that has nothing to do is a zero and not missing.
    expect(figure('jobs{kind="retention.forget",state="given-up"}')).toBe(0)
    expect(figure('jobs_known')).toBe(1)
  })

  it('are told without a database too, except those of the jobs', async () => {
    const { lists, database } = shop.container
    const away = { query: () => Promise.reject(new Error('away')) } as never
    const metrics = createMetrics({
      takesUploads: async () => true,
      pools: { requests: database.pool },
      lists,
      retries: [],
      jobsFrom: away,
      jobKinds: () => [],
    })
    const text = await metrics.text()
    expect(text).toContain('jobs_known 0')
    expect(text).toContain('process_resident_memory_bytes')
    expect(text).not.toMatch(/^outbox_oldest_seconds \d/m)
  })
})
