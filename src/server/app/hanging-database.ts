import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const SILENT_MS = 2_000
const PAUSE_MS = 500
/** One that answers nothing is asked twice, one that is not there for three seconds: it may be starting again. */
const SILENT = 2
const REFUSED = 6

type Answer = 'answered' | 'refused' | 'silent'

/** Comes true when the database leaves two questions in a row without any answer, or does not take a call for three seconds. */
export async function databaseIsAway(url: string, signal: AbortSignal): Promise<boolean> {
  let last: Answer = 'answered'
  let inARow = 0
  while (!signal.aborted && !(last === 'silent' && inARow >= SILENT) && !(last === 'refused' && inARow >= REFUSED)) {
    const answer = await ask(url)
    inARow = answer === last ? inARow + 1 : 1
    last = answer
    await sleep(PAUSE_MS)
  }
  return !signal.aborted
}

async function ask(url: string): Promise<Answer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: SILENT_MS, query_timeout: SILENT_MS })
  client.on('error', () => undefined)
  const asked = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      (): Answer => 'answered',
      // An error that the database itself told is an answer.
      (error: { code?: string }): Answer => (error.code?.startsWith('ECONN') ? 'refused' : 'answered'),
    )
  const answer = await Promise.race([asked, sleep(SILENT_MS - 100, 'silent' as const)])
  void client.end().catch(() => undefined)
  return answer
}
