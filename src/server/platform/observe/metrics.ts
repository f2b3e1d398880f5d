import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { RetryCounts } from '#/server/platform/db/retry-transaction.ts'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Prometheus text at `/metrics`: process figures, answers by route and status, database connections. */
export function addMetrics(app: FastifyInstance, { pool, retries }: { pool: pg.Pool; retries: RetryCounts }): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of this process by state.',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waited-for' }, pool.waitingCount)
    },
  })
  registry.registerMetric(connections)
  const doneAgain = new Gauge({
    name: 'database_transaction_retries',
    help: 'Transactions of this process done again after a deadlock (40P01) or serialization failure (40001).',
    labelNames: ['sqlstate'],
    registers: [],
    collect() {
      for (const code of ['40001', '40P01']) this.set({ sqlstate: code }, retries.get(code) ?? 0)
    },
  })
  registry.registerMetric(doneAgain)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
