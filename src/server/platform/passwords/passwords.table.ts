import { customType, integer, pgTable, primaryKey, sql, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { Audience } from '#/server/platform/sessions/subject.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const loginThrottle = pgTable('login_throttle', {
  key: bytea('key').primaryKey(),
  failures: integer('failures').notNull(),
  /** When one was last counted. */
  since: moment('since').notNull(),
  account: bytea('account'),
  freeAt: moment('free_at')
    .notNull()
    .default(sql`'-infinity'`),
  toldAt: moment('told_at'),
})

export const knownDevices = pgTable(
  'known_device',
  {
    deviceId: uuid('device_id').notNull(),
    audience: text('audience').$type<Audience>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    firstUsedAt: moment('first_used_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.deviceId, table.audience, table.subjectId] })],
)
