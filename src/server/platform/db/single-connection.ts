import pg from 'pg'

/** Its text is Korean and for whoever runs the shop. */
export class DatabaseLost extends Error {}

const CONNECT_LIMIT_MS = 10_000

/**
 * A connection for one piece of work at the start, beside the pools. A statement may take as long as it takes. Throws
 * `DatabaseLost` when nobody answers, or no longer.
 */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS, keepAlive: true })
  let lost: unknown
  // Without a listener a lost connection would end the process, and what it has started would go on without it.
  client.on('error', (error) => {
    lost ??= error
  })
  try {
    await client.connect().catch((error: unknown) => {
      lost = error
      throw error
    })
    return await work(client)
  } catch (error) {
    throw lost === undefined ? error : databaseLost(lost)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function databaseLost(cause: unknown): DatabaseLost {
  const why = cause instanceof Error && cause.message !== '' ? ` (${cause.message})` : ''
  return new DatabaseLost(
    `데이터베이스에 닿지 못했거나 연결이 끊겼습니다${why}.\n` +
      '데이터베이스가 켜져 있는지, DATABASE_URL을 넣으셨다면 주소가 맞는지 보신 뒤 다시 시작해 주세요.',
    { cause },
  )
}
