import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { RetryCounts } from '#/server/platform/db/retry-transaction.ts'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ListReads } from '#/server/platform/db/list-reads.ts'
import { addJobFigures } from './job-figures.ts'

export interface Metrics {
  /** Measures every answer of the app. */
  watch(app: FastifyInstance): void
  /** Prometheus text. */
  text(): Promise<string>
  readonly contentType: string
}

export interface Measured {
  /** Connections of this process, by what they are for. */
  readonly pools: Readonly<Record<string, pg.Pool>>
  readonly lists: Pick<ListReads, 'turns'>
  /** Transactions that were done again, of each pool that writes. */
  readonly retries: readonly RetryCounts[]
  /** Where the figures of jobs are read. */
  readonly jobsFrom: Pick<pg.Pool, 'query'>
  readonly jobKinds: () => readonly string[]
  readonly takesUploads: () => Promise<boolean>
}

/** Figures of the process, of its answers by route and status, of its database connections, and of the jobs of all processes. */
export function createMetrics({ pools, lists, retries, jobsFrom, jobKinds, takesUploads }: Measured): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  addConnections(registry, pools, lists)
  addRetries(registry, retries)
  addJobFigures(registry, jobsFrom, jobKinds)
  addRoom(registry, takesUploads)
  return {
    watch: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'unknown'
        seconds.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
      })
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function addRoom(registry: Registry, takesUploads: Measured['takesUploads']): void {
  const room = new Gauge({
    name: 'storage_takes_uploads',
    help: '1 while the storage has room for uploads, 0 when customers are told that it has none.',
    registers: [],
    async collect() {
      this.set((await takesUploads().catch(() => false)) ? 1 : 0)
    },
  })
  registry.registerMetric(room)
}

function addConnections(registry: Registry, pools: Measured['pools'], { turns }: Measured['lists']): void {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of this process by what they are for and by state.',
    labelNames: ['for', 'state'],
    registers: [],
    collect() {
      for (const [name, pool] of Object.entries(pools)) {
        this.set({ for: name, state: 'open' }, pool.totalCount)
        this.set({ for: name, state: 'idle' }, pool.idleCount)
        this.set({ for: name, state: 'waited-for' }, pool.waitingCount)
      }
    },
  })
  const searches = new Gauge({
    name: 'desk_lists',
    help: 'Lists and searches of the desk in this process: at work, and waiting for their turn.',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'working' }, turns.busy)
      this.set({ state: 'waiting' }, turns.waiting)
    },
  })
  registry.registerMetric(connections)
  registry.registerMetric(searches)
}

function addRetries(registry: Registry, retries: Measured['retries']): void {
  const doneAgain = new Gauge({
    name: 'database_transaction_retries',
    help: 'Transactions of this process done again after a deadlock (40P01) or serialization failure (40001).',
    labelNames: ['sqlstate'],
    registers: [],
    collect() {
      for (const code of ['40001', '40P01'])
        this.set(
          { sqlstate: code },
          retries.reduce((sum, counts) => sum + (counts.get(code) ?? 0), 0),
        )
    },
  })
  registry.registerMetric(doneAgain)
}
