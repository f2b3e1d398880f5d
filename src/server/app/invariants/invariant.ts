import type pg from 'pg'

/** Something that must be true after every history, crash and retry. */
export interface Invariant {
  readonly id: string
  readonly says: string
  /** Tables it speaks of; it is not asked of a shop that does not have them. */
  readonly tables: readonly string[]
  /** A statement that gives one row, with a text `what`, for each violation; or whoever compares with a rule of the domain. */
  readonly violations: string | ((pool: Pick<pg.Pool, 'query'>, most: number) => Promise<readonly string[]>)
}
