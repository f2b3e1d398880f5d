import type pg from 'pg'

/** Calls `watch` once with each connection before its next use, those too that the pool had opened before. */
export function everyConnection(pool: pg.Pool, watch: (client: pg.PoolClient) => void): void {
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    watch(client)
  })
}
