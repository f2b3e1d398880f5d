import { AppError } from '#/contract/errors.ts'
import * as contract from '#/contract/notifications/webhooks.contract.ts'
import { DONE } from '#/contract/people/login.contract.ts'
import { findMember } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import {
  makeWebhook,
  presentDelivery,
  presentWebhook,
  refuseAddress,
  replay,
  resume,
  sendTest,
} from './manage-webhooks.ts'
import type { WebhooksDeps } from './webhooks-deps.ts'
import { deleteWebhook, findWebhook, newestDeliveries, webhooksOf } from './webhooks.repo.ts'
import type { WebhookRow } from './webhooks.table.ts'

export function webhooksRoutes(deps: WebhooksDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(contract.listWebhooks, async ({ principal }) => ({
      webhooks: (await webhooksOf(db, principal.memberId)).map(presentWebhook),
    })),
    route(contract.createWebhook, async ({ principal, body }) => {
      await refuseAddress(deps, body.url)
      const made = await deps.database.transaction((tx) => makeWebhook(tx, deps, principal.memberId, body))
      return { webhook: presentWebhook(made.webhook), secret: made.secret }
    }),
    writeRoute(contract.removeWebhook, async ({ principal, params }, tx) => {
      if (!(await deleteWebhook(tx, principal.memberId, params.webhookId))) throw new AppError('NOT_FOUND')
      return DONE
    }),
    writeRoute(contract.resumeWebhook, async ({ principal, params }, tx) => {
      await resume(tx, principal.memberId, params.webhookId)
      return DONE
    }),
    writeRoute(contract.testWebhook, async ({ principal, params }, tx) => ({
      deliveryId: await sendTest(tx, deps, principal.memberId, params.webhookId),
    })),
    route(contract.listDeliveries, async ({ principal, params }) => {
      const webhook = await findWebhook(db, params.webhookId)
      if (webhook?.memberId !== principal.memberId) throw new AppError('NOT_FOUND')
      return { deliveries: (await newestDeliveries(db, webhook.id)).map(presentDelivery) }
    }),
    route(contract.listMemberWebhooks, async ({ params }) => {
      if (!(await findMember(db, params.memberId))) throw new AppError('NOT_FOUND')
      const own = await webhooksOf(db, params.memberId)
      return { webhooks: await Promise.all(own.map((webhook) => withNewest(db, webhook))) }
    }),
    writeRoute(contract.replayDelivery, async ({ principal, params }, tx) => {
      await replay(tx, deps, principal.memberId, params.deliveryId)
      return DONE
    }),
  ]
}

/** So many tell whether it works. */
const NEWEST = 10

async function withNewest(db: DbOrTx, webhook: WebhookRow) {
  const newest = (await newestDeliveries(db, webhook.id)).slice(0, NEWEST)
  const deliveries = newest.map((row) => {
    const { body: _, ...shown } = presentDelivery(row)
    return shown
  })
  return { ...presentWebhook(webhook), deliveries }
}
