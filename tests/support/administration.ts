import pg from 'pg'

const pools = new Map<string, pg.Pool>()

/**
 * One connection of administration for all databases that this process makes and drops: a new one for each act took longer than the
 * act. It keeps no process alive, and may be lost when the server ends.
 */
export function administration(adminUrl: string): pg.Pool {
  const known = pools.get(adminUrl)
  if (known) return known
  const pool = new pg.Pool({ connectionString: adminUrl, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  pool.on('error', () => undefined)
  pools.set(adminUrl, pool)
  return pool
}
