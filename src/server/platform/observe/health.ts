import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

const LIMIT_MS = 1_500

export interface UploadRoom {
  takesUploads(): Promise<boolean>
}

/**
 * `/livez`: the process answers. `/readyz`: it can do work now; a load balancer sends nobody here while it says 503. A disk that
 * is full is full for all servers, which can still sell: that is told in words, and leaves none of them without visitors.
 */
export function addHealth(app: FastifyInstance, pool: pg.Pool, storage: UploadRoom): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/livez', async () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const [database, uploads] = await Promise.all([
      inTime(pool.query('select 1').then(() => true)),
      inTime(storage.takesUploads()),
    ])
    const ready = !stopping && database
    return reply.code(ready ? 200 : 503).send({ ready, uploads })
  })
}

async function inTime(asked: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LIMIT_MS)
  })
  return Promise.race([asked.catch(() => false), late]).finally(() => clearTimeout(timer))
}
