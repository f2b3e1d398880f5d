import { sandboxMessages } from '#/contract/staff-auth/staff-auth.contract.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { newestSandboxMessages } from './messages.repo.ts'

export function messagesRoutes({ database }: Pick<Services, 'database'>): readonly Route[] {
  return [
    route(sandboxMessages, async ({ query }) => {
      const rows = await newestSandboxMessages(database.db, query.recipient)
      return { messages: rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() })) }
    }),
  ]
}
