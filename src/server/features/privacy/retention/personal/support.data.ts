import { eq, sql } from '#/server/platform/db/drizzle.ts'
import {
  answerSettings,
  answerTemplates,
  cases,
  inquiries,
  inquiryMessages,
  inquiryOpenings,
} from '#/server/features/support/inquiries/inquiries.table.ts'
import { webhookDeliveries, webhooks } from '#/server/features/notifications/webhooks/webhooks.table.ts'
import { fatesOf, goes, kept, no, type PersonalTable } from './fate.ts'

/** Questions and complaints: the law wants them kept three years, also of somebody who left. */
export const SUPPORT: readonly PersonalTable[] = [
  fatesOf(inquiries, {
    ...no('category', 'state', 'orderNumber'),
    ...kept('complaint-3y', 'visitorName', 'visitorPhone', 'title', 'context', 'lastText', 'scoreNote'),
    ...kept('account', 'assigneeName'),
  }),
  fatesOf(inquiryMessages, {
    ...no('kind', 'authorKind', 'card'),
    ...kept('complaint-3y', 'authorName', 'body', 'attachments'),
  }),
  fatesOf(inquiryOpenings, no('keyHash')),
  fatesOf(cases, {
    ...no('orderNumber', 'fault', 'wish', 'state', 'offerKind', 'offerAfter', 'offerWay', 'cause', 'responsible'),
    ...kept('complaint-3y', 'decision'),
  }),
  fatesOf(answerSettings, no('names')),
  fatesOf(answerTemplates, { ...kept('shop', 'title', 'body'), ...kept('account', 'updatedBy') }),
]

/** Addresses of a firm's own systems, and what they were told. */
export const WEBHOOKS: readonly PersonalTable[] = [
  fatesOf(
    webhookDeliveries,
    { ...no('event', 'cause', 'state'), ...goes('body', 'failure') },
    {
      deletes: (id) =>
        sql`${webhookDeliveries.webhookId} in (select id from ${webhooks} where ${webhooks.memberId} = ${id}::uuid)`,
    },
  ),
  fatesOf(webhooks, { ...no('events'), ...goes('url', 'secret') }, { deletes: (id) => eq(webhooks.memberId, id) }),
]
