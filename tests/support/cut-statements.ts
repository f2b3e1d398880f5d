import type pg from 'pg'
import { everyConnection } from './every-connection.ts'

export interface Scissors {
  /** Lets `after` more steps of writing transactions pass and loses the connection at the next; null: cuts nothing. */
  after: number | null
  /** The commit where it was cut arrived all the same; only its answer did not. */
  arrives: boolean
  /** Steps that were sent, `begin` and `commit` included. */
  steps: number
  /** Words of the step that was cut. */
  cut: string | null
}

/** Between the shop and its database: loses a connection at exactly one step of a transaction. */
export function scissorsOf(pool: pg.Pool): Scissors {
  const scissors: Scissors = { after: null, arrives: false, steps: 0, cut: null }
  everyConnection(pool, (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<pg.QueryResult>
    let inside = false
    client.query = ((...args: unknown[]) => {
      const text = typeof args[0] === 'string' ? args[0] : ((args[0] as { text?: string }).text ?? '')
      if (/^begin/i.test(text)) inside = true
      if (!inside || /^rollback/i.test(text)) {
        inside &&= !/^rollback/i.test(text)
        return query(...args)
      }
      const isCommit = /^commit/i.test(text)
      if (isCommit) inside = false
      scissors.steps += 1
      if (scissors.after === null || scissors.after-- > 0) return query(...args)
      scissors.after = null
      scissors.cut = text
      return lose(isCommit && scissors.arrives ? () => query(...args) : () => Promise.resolve())
    }) as typeof client.query
  })
  return scissors
}

async function lose(before: () => Promise<unknown>): Promise<never> {
  await before()
  throw new Error('Connection terminated unexpectedly')
}
