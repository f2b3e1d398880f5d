import * as contract from '#/contract/people/notifications.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { DONE } from '#/contract/people/login.contract.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import type { NotificationRow } from './notifications.table.ts'
import * as repo from './notifications.repo.ts'
import { pageOf, readPlace } from './place.ts'

const PAGE = 20

/** What a member was told. Everything is asked with the member's own id, so another's is like none. */
export function notificationsRoutes({ database, clock }: Pick<Services, 'database' | 'clock'>): readonly Route[] {
  return [
    route(contract.listNotifications, async ({ principal, query }) => {
      const before = query.before ? readPlace(query.before) : null
      const rows = await repo.notificationsOf(database.db, principal.memberId, { before, limit: PAGE + 1 })
      const { shown, next } = pageOf(rows, PAGE)
      return { items: shown.map(present), next }
    }),
    route(contract.countNotifications, async ({ principal }) => ({
      unread: await repo.countUnread(database.db, principal.memberId),
    })),
    writeRoute(contract.readNotification, async ({ principal, params }, tx) => {
      if (!(await repo.markRead(tx, principal.memberId, params.notificationId, clock.now())))
        throw new AppError('NOT_FOUND')
      return DONE
    }),
    writeRoute(contract.readAllNotifications, async ({ principal }, tx) => {
      await repo.markAllRead(tx, principal.memberId, clock.now())
      return DONE
    }),
  ]
}

const present = ({ id, title, body, path, createdAt, readAt }: NotificationRow): contract.Notification => ({
  id,
  title,
  body,
  path,
  createdAt: createdAt.toISOString(),
  read: readAt !== null,
})
