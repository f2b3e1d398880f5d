import { AppError } from '#/contract/errors.ts'
import * as contract from '#/contract/notifications/webhooks.contract.ts'
import { DONE } from '#/contract/people/login.contract.ts'
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
    writeRoute(contract.replayDelivery, async ({ principal, params }, tx) => {
      await replay(tx, deps, principal.memberId, params.deliveryId)
      return DONE
    }),
  ]
}
