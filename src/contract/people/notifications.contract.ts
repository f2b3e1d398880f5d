import * as z from 'zod/mini'
import { placeInTime } from '#/contract/rules/place-rule.ts'
import { MEMBER } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { uuid } from '#/contract/text.ts'
import { Done } from './login.contract.ts'

export const Notification = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  /** The page of the shop that it is about. */
  path: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  read: z.boolean(),
})
export type Notification = z.output<typeof Notification>

export const listNotifications = endpoint({
  id: 'notifications.list',
  method: 'GET',
  path: '/api/members/me/notifications',
  summary: '나에게 보낸 알림, 새것부터',
  access: MEMBER,
  query: z.object({
    /** `next` of the page before. */
    before: z.optional(placeInTime()),
  }),
  response: z.object({ items: z.array(Notification), next: z.nullable(z.string()) }),
  errors: [],
})

export const countNotifications = endpoint({
  id: 'notifications.count',
  method: 'GET',
  path: '/api/members/me/notifications/count',
  summary: '읽지 않은 알림 수',
  access: MEMBER,
  response: z.object({ unread: z.int() }),
  errors: [],
})

export const readNotification = endpoint({
  id: 'notifications.read',
  method: 'POST',
  path: '/api/members/me/notifications/:notificationId/read',
  summary: '알림 하나를 읽음으로 표시합니다.',
  access: MEMBER,
  params: z.object({ notificationId: uuid() }),
  response: Done,
  errors: ['NOT_FOUND'],
})

export const readAllNotifications = endpoint({
  id: 'notifications.read-all',
  method: 'POST',
  path: '/api/members/me/notifications/read',
  summary: '알림을 모두 읽음으로 표시합니다.',
  access: MEMBER,
  response: Done,
  errors: [],
})

export const notificationsEndpoints = [listNotifications, countNotifications, readNotification, readAllNotifications]
