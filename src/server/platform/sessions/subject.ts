import type { DbOrTx } from '#/server/platform/db/database.ts'

/** Whose accounts; a token of one audience is never good for another. */
export type Audience = 'member' | 'guest' | 'partner' | 'staff'

/** What a session and its tokens say about an account. */
export interface Subject {
  readonly roles: readonly string[]
  /** True while required information is missing. */
  readonly pending: boolean
  /** The `user` claim: what the browser may know without asking. */
  readonly user: Readonly<Record<string, unknown>>
  /** Claims beside it, of which the specification gives a user no field. */
  readonly beside?: Readonly<Record<string, unknown>>
}

/** Reads an account; null when it may not be used (left, locked, unknown). */
export type DescribeSubject = (db: DbOrTx, id: string) => Promise<Subject | null>

export type Subjects = Readonly<Record<Audience, DescribeSubject>>
