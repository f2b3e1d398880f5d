import { findMember } from '#/server/features/people/members/members.public.ts'
import type { WebhookEvent } from '#/domain/webhooks/webhook-events.data.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { jobType } from '#/server/platform/jobs/job.ts'
import type { WebhooksDeps } from './webhooks-deps.ts'
import { insertDelivery, listening } from './webhooks.repo.ts'

/** One try; when the next is due is this feature's own, so the queue itself tries again only what broke here. */
export const deliverWebhook = jobType<{ deliveryId: string }>('webhooks.deliver', 5)

export interface News {
  readonly memberId: string
  readonly event: WebhookEvent
  /** Same for the same happening. */
  readonly cause: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Writes down what each listening address shall be told, with the jobs that tell it. Nobody who is blocked or gone is told. */
export async function announce(tx: Tx, deps: WebhooksDeps, { memberId, event, cause, data }: News): Promise<void> {
  const hooks = await listening(tx, memberId, event)
  if (hooks.length === 0) return
  if (!(await mayHear(tx, memberId))) return
  for (const { id } of hooks) await write(tx, deps, { webhookId: id, event, cause, data })
}

/** A firm that still is one; the page would be closed to anybody else. */
export async function mayHear(db: DbOrTx, memberId: string): Promise<boolean> {
  const member = await findMember(db, memberId)
  return member !== null && member.suspendedAt === null && member.type !== 'GENERAL'
}

/** Answers the id of the delivery; null when this was written before. */
export async function write(
  tx: Tx,
  deps: Pick<WebhooksDeps, 'jobs' | 'clock' | 'ids'>,
  news: Omit<News, 'memberId' | 'event'> & { readonly webhookId: string; readonly event: string },
): Promise<string | null> {
  const { webhookId, event, cause, data } = news
  const id = deps.ids.uuid()
  const createdAt = deps.clock.now()
  const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data })
  if (!(await insertDelivery(tx, { id, webhookId, event, cause, body, createdAt }))) return null
  await queueDelivery(tx, deps, { id, webhookId })
  return id
}

/** One address hears of one thing at a time: a firm whose system takes ten seconds for each keeps nobody else's news waiting. */
export const queueDelivery = (
  tx: Tx,
  { jobs }: Pick<WebhooksDeps, 'jobs'>,
  { id, webhookId }: { readonly id: string; readonly webhookId: string },
  runAt?: Date,
): Promise<void> =>
  jobs.add(
    tx,
    deliverWebhook,
    { deliveryId: id },
    { key: `webhook:${id}`, share: `webhooks:${webhookId}`, ...(runAt ? { runAt } : {}) },
  )
