import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

const LIMIT_MS = 1_500

/** `/livez`: the process answers. `/readyz`: it can do work now; a load balancer sends nobody here while it says 503. */
export function addHealth(app: FastifyInstance, pool: pg.Pool): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/livez', async () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !stopping && (await answersInTime(pool))
    return reply.code(ready ? 200 : 503).send({ ready })
  })
}

async function answersInTime(pool: pg.Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LIMIT_MS)
  })
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
