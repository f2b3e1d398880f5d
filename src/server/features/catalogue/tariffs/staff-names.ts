import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { Names } from './tariffs.presenter.ts'

/** Names of the few people who work on prices; whoever left has none. */
export async function staffNames(db: DbOrTx, ids: readonly (string | null)[]): Promise<Names> {
  const names = new Map<string, string>()
  for (const id of new Set(ids)) {
    const name = id === null ? null : await staffName(db, id)
    if (id !== null && name !== null) names.set(id, name)
  }
  return names
}
