import { AsyncLocalStorage } from 'node:async_hooks'
import type { OpenDatabase } from '#/server/platform/db/open-database.ts'

/**
 * Notes in `faults` where work in a transaction asks its own pool for a second connection. As many of them at once as the pool has
 * connections wait for each other until all are refused, which no test with a few callers ever sees.
 */
export function watchSecondConnections(database: OpenDatabase, faults: Set<string>): void {
  const { pool, transaction } = database
  const inside = new AsyncLocalStorage<{ over: boolean }>()
  const note = (asked: string) => {
    const work = inside.getStore()
    if (work && !work.over) faults.add(`${asked}${whereFrom()}`)
  }
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  pool.query = ((...args: unknown[]) => {
    const [asked] = args
    note(typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? ''))
    return query(...args)
  }) as typeof pool.query
  const watched: typeof transaction = (work) => {
    note('a transaction')
    return transaction((tx) => {
      const state = { over: false }
      return inside
        .run(state, () => work(tx))
        .finally(() => {
          state.over = true
        })
    })
  }
  Object.assign(database, { transaction: watched })
}

/** The shop's own lines of the stack, as far as it is known. */
function whereFrom(): string {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 40
  const lines = (new Error('here').stack ?? '').split('\n')
  Error.stackTraceLimit = stackTraceLimit
  return lines
    .flatMap((line) => /\/(src\/server\/.*?):\d+\)?$/.exec(line)?.[1] ?? [])
    .slice(0, 4)
    .map((place) => `\n    ${place}`)
    .join('')
}
