import { desc, inArray } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type MessageRow, messages } from './messages.table.ts'
import { type NotificationRow, notifications } from './notifications.table.ts'
import { againKey } from './send-again.ts'

export interface ToldWith {
  readonly notice: NotificationRow
  /** Each message with its newest try; none while they wait to be sent. */
  readonly messages: readonly { readonly first: MessageRow; readonly message: MessageRow; readonly mayAgain: boolean }[]
}

const MOST = 20

/** What people were told with a link to one of these pages, newest first, and the messages it went out by. */
export async function messagesAbout(db: DbOrTx, paths: readonly string[]): Promise<readonly ToldWith[]> {
  const notices = await db
    .select()
    .from(notifications)
    .where(inArray(notifications.path, [...paths]))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(MOST)
  const keys = notices.flatMap(({ key }) => CHANNELS.map((channel) => `${key}:${channel}`))
  const wanted = [...keys, ...keys.map(againKey)]
  const rows = wanted.length === 0 ? [] : await db.select().from(messages).where(inArray(messages.jobId, wanted))
  const byKey = new Map(rows.map((row) => [row.jobId, row]))
  return notices.map((notice) => ({
    notice,
    messages: CHANNELS.flatMap((channel) => {
      const first = byKey.get(`${notice.key}:${channel}`)
      const again = first && byKey.get(againKey(first.jobId))
      if (!first) return []
      return [{ first, message: again ?? first, mayAgain: first.state === 'failed' && first.handledAt === null }]
    }),
  }))
}

const CHANNELS = ['sms', 'email'] as const
