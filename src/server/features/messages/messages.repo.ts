import { desc, eq } from 'drizzle-orm'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { sandboxMessages } from './messages.table.ts'

export function newestSandboxMessages(db: DbOrTx, recipient: string | undefined) {
  return db
    .select()
    .from(sandboxMessages)
    .where(recipient === undefined ? undefined : eq(sandboxMessages.recipient, recipient))
    .orderBy(desc(sandboxMessages.sentAt), desc(sandboxMessages.id))
    .limit(50)
}
