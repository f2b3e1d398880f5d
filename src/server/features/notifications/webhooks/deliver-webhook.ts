import { MOST_TRIES, pauseAfter, STOP_AFTER_MS } from '#/domain/webhooks/retry.ts'
import { findMember } from '#/server/features/people/members/members.public.ts'
import { tellNews } from '#/server/features/people/messages/messages.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { WebhookOutcome } from '#/server/ports/webhook-sender.ts'
import { mayHear, queueDelivery } from './announce.ts'
import { signedHeaders } from './sign-webhook.ts'
import type { WebhooksDeps } from './webhooks-deps.ts'
import { failWaiting, findDelivery, findWebhook, lockWebhook, updateDelivery, updateWebhook } from './webhooks.repo.ts'
import type { DeliveryRow, WebhookRow } from './webhooks.table.ts'

const FAULTS = {
  'not-https': 'https 주소가 아닙니다.',
  private: '내부망 주소라서 보내지 않았습니다.',
  port: '443, 4443, 8443, 9443번 포트로만 보냅니다.',
  'unknown-host': '주소를 찾을 수 없습니다.',
  timeout: '10초 안에 답이 없었습니다.',
  'no-answer': '연결되지 않았습니다.',
} as const

/** Sends one piece of news once and writes down how it went. Nothing is open in the database meanwhile. */
export async function tryDelivery(deps: WebhooksDeps, deliveryId: string): Promise<void> {
  const { db } = deps.database
  const delivery = await findDelivery(db, deliveryId)
  const webhook = delivery && (await findWebhook(db, delivery.webhookId))
  if (!webhook || delivery.state !== 'waiting' || webhook.stoppedAt) return
  if (!(await mayHear(db, webhook.memberId)))
    return deps.database.transaction((tx) => failWaiting(tx, webhook.id, '알림을 받을 수 없는 회원입니다.'))
  const now = deps.clock.now()
  if (webhook.restingUntil && webhook.restingUntil > now) {
    // An address that is down costs one try for each pause, however much there is to tell it.
    return deps.database.transaction((tx) => queueDelivery(tx, deps, delivery, webhook.restingUntil ?? now))
  }
  const { id, body } = delivery
  const headers = signedHeaders(deps.sealer.open(webhook.secret), { id, at: now, body })
  const outcome = await deps.webhookSender.post({ url: webhook.url, headers, body })
  await deps.database.transaction((tx) => settle(tx, deps, delivery, outcome))
}

async function settle(tx: Tx, deps: WebhooksDeps, delivery: DeliveryRow, outcome: WebhookOutcome): Promise<void> {
  const webhook = await lockWebhook(tx, delivery.webhookId)
  if (!webhook) return
  const now = deps.clock.now()
  const attempts = delivery.attempts + 1
  const status = 'status' in outcome ? outcome.status : null
  const tried = { attempts, status, triedAt: now }
  if (status !== null && status >= 200 && status < 300) {
    await updateDelivery(tx, delivery.id, { ...tried, state: 'delivered', failure: null })
    if (webhook.failures > 0)
      await updateWebhook(tx, webhook.id, { failures: 0, failingSince: null, restingUntil: null })
    return
  }
  const failure = 'fault' in outcome ? FAULTS[outcome.fault] : `${outcome.status} 응답을 받았습니다.`
  const givenUp = attempts >= MOST_TRIES
  await updateDelivery(tx, delivery.id, { ...tried, failure, state: givenUp ? 'failed' : 'waiting' })
  const restingUntil = await rest(tx, deps, webhook)
  if (restingUntil && !givenUp) {
    const due = new Date(Math.max(restingUntil.getTime(), now.getTime() + pauseAfter(attempts)))
    await queueDelivery(tx, deps, delivery, due)
  }
}

/** Until when the address is left alone; null when that is for good. */
async function rest(tx: Tx, deps: WebhooksDeps, webhook: WebhookRow): Promise<Date | null> {
  const now = deps.clock.now()
  const failingSince = webhook.failingSince ?? now
  if (now.getTime() - failingSince.getTime() < STOP_AFTER_MS) {
    const failures = webhook.failures + 1
    const restingUntil = new Date(now.getTime() + pauseAfter(failures))
    await updateWebhook(tx, webhook.id, { failures, failingSince, restingUntil })
    return restingUntil
  }
  await updateWebhook(tx, webhook.id, { stoppedAt: now })
  await failWaiting(tx, webhook.id, '오래 실패해 웹훅을 멈추었습니다.')
  await tellStopped(tx, deps, webhook)
  return null
}

async function tellStopped(tx: Tx, deps: WebhooksDeps, { id, memberId, url }: WebhookRow): Promise<void> {
  const member = await findMember(tx, memberId)
  if (!member) return
  const { name, email, phone } = member
  await deps.jobs.add(tx, tellNews, {
    key: `webhook-stopped:${id}:${deps.clock.now().toISOString()}`,
    to: { name, email, phone, memberId },
    happening: { event: 'webhook-stopped', by: 'clock', payment: 'unpaid', fields: { 웹훅주소: url } },
    path: '/mypage/api',
  })
}
