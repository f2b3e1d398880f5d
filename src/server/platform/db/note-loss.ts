import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

type Log = Pick<FastifyBaseLogger, 'warn'>

const GATHER_MS = 1_000

interface Losses {
  readonly byName: Map<string, number>
  readonly first: unknown
}

let losses: Losses | null = null

/** A database that dies takes all connections of the process with it; that is one line, with how many of each name. */
export function noteLoss(log: Log, name: string, error: unknown): void {
  losses ??= gather(log, error)
  losses.byName.set(name, (losses.byName.get(name) ?? 0) + 1)
}

function gather(log: Log, first: unknown): Losses {
  const gathered: Losses = { byName: new Map(), first }
  setTimeout(() => {
    losses = null
    log.warn({ err: first, connections: Object.fromEntries(gathered.byName) }, 'database connections lost')
  }, GATHER_MS).unref()
  return gathered
}

/** Without a listener for `error` a lost connection would end the process; one that is lost may say so several times. */
export function noteLossOf(client: Pick<pg.ClientBase, 'on'>, log: Log, name: string): void {
  let lost = false
  client.on('error', (error) => {
    if (!lost) noteLoss(log, name, error)
    lost = true
  })
}
