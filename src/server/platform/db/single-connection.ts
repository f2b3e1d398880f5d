import pg from 'pg'

const CONNECT_LIMIT_MS = 10_000

/**
 * A connection for one piece of work at the start, beside the pools. When it is lost the work fails; without a listener the
 * process would end at once, and leave running what it has started. No limit of time for a statement: a migration may take long.
 */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS, keepAlive: true })
  const lost = Promise.withResolvers<never>()
  lost.promise.catch(() => undefined)
  client.on('error', lost.reject)
  try {
    await client.connect()
    return await Promise.race([work(client), lost.promise])
  } finally {
    await client.end().catch(() => undefined)
  }
}
