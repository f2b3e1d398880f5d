import { desc, inArray } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { notifications } from './notifications.table.ts'

export interface SentNotice {
  readonly id: string
  readonly at: Date
  readonly title: string
  readonly body: string
}

const MOST = 100

/** What people were told with a link to one of these pages, newest first. */
export function sentAbout(db: DbOrTx, paths: readonly string[]): Promise<readonly SentNotice[]> {
  const { id, createdAt: at, title, body, path } = notifications
  return db
    .select({ id, at, title, body })
    .from(notifications)
    .where(inArray(path, [...paths]))
    .orderBy(desc(at))
    .limit(MOST)
}
