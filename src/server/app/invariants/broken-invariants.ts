import type pg from 'pg'
import type { Invariant } from './invariant.ts'
import { INVARIANTS } from './invariants.data.ts'

export interface InvariantOutcome extends Pick<Invariant, 'id' | 'says'> {
  /** What violates it, at most ten of them; empty when it holds. */
  readonly broken: readonly string[]
}

const MOST_SHOWN = 10

/** Asks every invariant whose tables exist, one after the other: some take minutes in an old shop. */
export async function* askInvariants(pool: Pick<pg.Pool, 'query'>): AsyncGenerator<InvariantOutcome> {
  for (const { id, says, tables, violations } of INVARIANTS) {
    const missing = await pool.query('select 1 from unnest($1::text[]) name where to_regclass(name) is null', [tables])
    if (missing.rowCount) continue
    const broken =
      typeof violations === 'string' ? await selected(pool, violations) : await violations(pool, MOST_SHOWN)
    yield { id, says, broken }
  }
}

async function selected(pool: Pick<pg.Pool, 'query'>, violations: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ what: string }>(`select what from (${violations}) violation limit ${MOST_SHOWN}`)
  return rows.map((row) => row.what)
}

export async function checkInvariants(pool: Pick<pg.Pool, 'query'>): Promise<readonly InvariantOutcome[]> {
  const outcomes: InvariantOutcome[] = []
  for await (const outcome of askInvariants(pool)) outcomes.push(outcome)
  return outcomes
}

/** For tests: what is broken, as `I3 20261120-AAAAAA`; an empty list is what they expect. */
export async function brokenInvariants(pool: Pick<pg.Pool, 'query'>): Promise<readonly string[]> {
  const outcomes = await checkInvariants(pool)
  return outcomes.flatMap(({ id, broken }) => broken.map((what) => `${id} ${what}`))
}
