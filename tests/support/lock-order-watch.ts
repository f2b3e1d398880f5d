import pg from 'pg'
import { everyConnection } from './every-connection.ts'

/**
 * The one order of locks, docs/adr/0021: what stands further down is never held while something above is asked for. Who
 * holds an order holds its lines and deliveries.
 */
const ORDER: readonly (readonly string[])[] = [
  ['guest-phone'],
  ['member'],
  ['cart_items'],
  ['estimates', 'estimate_lines'],
  ['orders', 'order_lines', 'order_deliveries'],
  ['calendar'],
  ['proofs', 'proof_versions'],
  ['file_fix'],
  ['file'],
  ['payment_attempts', 'payment_attempt_orders'],
  ['payment_refunds'],
]
const RANK = new Map(ORDER.flatMap((tables, rank) => tables.map((table) => [table, rank] as const)))
const ADVISORY = /pg_advisory_xact_lock(?:_shared)?\(/

/** Tables of which a statement locks rows that others can see: locked reads, changes and deletions, not fresh rows. */
export function lockedBy(text: string): readonly string[] {
  const statement = text.replaceAll('"', '').toLowerCase()
  const tables = [...statement.matchAll(/\b(?:update|delete from) ([a-z_]+)/g)].map((found) => found[1] ?? '')
  if (/\bfor (?:no key )?update\b/.test(statement)) {
    const named = /\bfor (?:no key )?update of ([a-z_]+)/.exec(statement) ?? /\bfrom ([a-z_]+)/.exec(statement)
    tables.push(named?.[1] ?? '')
  }
  if (ADVISORY.test(statement)) tables.push(statement.includes('guest-phone') ? 'guest-phone' : 'calendar')
  return [...new Set(tables)].filter((table) => RANK.has(table))
}

/** What is wrong with the first locks of a transaction's statements, in words; null when they come in order. */
export function faultOf(statements: readonly string[]): string | null {
  const held: { table: string; rank: number }[] = []
  // Nobody else can hold, or wait for, a row that was made here.
  const made = new Set<number>()
  for (const text of statements) {
    for (const table of lockedBy(text)) {
      const rank = RANK.get(table) ?? 0
      const below = held.find((lock) => lock.rank > rank)
      const known = made.has(rank) || held.some((lock) => lock.rank === rank)
      if (below && !known) return `${table} is locked after ${below.table}: ${text.slice(0, 200)}`
      held.push({ table, rank })
    }
    for (const [, table = ''] of text.replaceAll('"', '').matchAll(/insert into ([a-z_]+)/g))
      if (RANK.has(table)) made.add(RANK.get(table) ?? 0)
  }
  return null
}

/** Follows the transactions of a test shop and notes in `faults` those that lock against the order. */
export function watchLockOrder(pool: pg.Pool, faults: Set<string>): void {
  everyConnection(pool, (client) => {
    let statements: string[] = []
    // Looked up at each call, so that a test may count statements meanwhile (`statementsOf`).
    const query = (...args: unknown[]) =>
      (pg.Client.prototype.query as (...all: unknown[]) => unknown).apply(client, args)
    client.query = ((...args: unknown[]) => {
      const [asked] = args
      const text = typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? '')
      if (text === 'begin') statements = []
      statements.push(text)
      if (text === 'commit') {
        const fault = faultOf(statements)
        if (fault) faults.add(fault)
      }
      return query(...args)
    }) as typeof client.query
  })
}
