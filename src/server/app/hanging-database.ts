import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const SILENT_MS = 2_000
const PAUSE_MS = 500

/** Comes true when the database leaves two questions in a row without any answer, an error included. */
export async function databaseHangs(url: string, signal: AbortSignal): Promise<boolean> {
  let silent = 0
  while (!signal.aborted && silent < 2) {
    silent = (await answers(url)) ? 0 : silent + 1
    await sleep(PAUSE_MS)
  }
  return !signal.aborted
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: SILENT_MS, query_timeout: SILENT_MS })
  client.on('error', () => undefined)
  const asked = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => true,
    )
  const answered = await Promise.race([asked, sleep(SILENT_MS - 100, false)])
  void client.end().catch(() => undefined)
  return answered
}
