import { sql } from 'drizzle-orm'
import type { Message, Messenger } from '#/server/ports/messenger.ts'
import type { Services } from '#/server/platform/services.ts'

/** Keeps messages in the database and writes them to the log instead of sending them; staff reads them at /admin. */
export function sandboxMessenger({
  database,
  clock,
  ids,
  log,
}: Pick<Services, 'database' | 'clock' | 'ids' | 'log'>): Messenger {
  return {
    async send({ channel, to, subject, body }: Message) {
      await database.db.execute(sql`
        insert into sandbox_message (id, channel, recipient, subject, body, sent_at)
        values (${ids.uuid()}, ${channel}, ${to}, ${subject}, ${body}, ${clock.now()})`)
      log.info({ channel, to, body }, 'sandbox message: nothing was really sent')
    },
  }
}
