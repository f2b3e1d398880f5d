import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { createWebhook, DeliveryView, WebhookView } from '#/contract/notifications/webhooks.contract.ts'
import { MOST_WEBHOOKS, TEST_EVENT } from '#/domain/webhooks/webhook-events.data.ts'
import { lockMember } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { AddressFault } from '#/server/ports/webhook-sender.ts'
import { queueDelivery, write } from './announce.ts'
import { newWebhookSecret } from './sign-webhook.ts'
import type { WebhooksDeps } from './webhooks-deps.ts'
import {
  countWaiting,
  countWebhooks,
  findDelivery,
  insertWebhook,
  lockOwn,
  updateDelivery,
  updateWebhook,
} from './webhooks.repo.ts'
import type { DeliveryRow, WebhookRow } from './webhooks.table.ts'

const REFUSALS: Readonly<Record<AddressFault, string>> = {
  'not-https': 'https://로 시작하는 주소를 적어 주세요.',
  port: '443, 4443, 8443, 9443번 포트로만 보낼 수 있습니다. 포트를 바꾸거나 빼고 적어 주세요.',
  private: '내부망이나 이 컴퓨터의 주소로는 보낼 수 없습니다. 인터넷에서 열리는 주소를 적어 주세요.',
  'unknown-host': '이 주소를 찾을 수 없습니다. 다시 확인해 주세요.',
}
/** They go to an address that a customer typed in, and it may be somebody else's. */
const MOST_TESTS = 10
const TOO_MANY_TESTS = `아직 받지 않은 시험 알림이 ${MOST_TESTS}개 있습니다. 받는 쪽을 확인하고 잠시 뒤 다시 보내 주세요.`
const STOPPED = '멈춘 웹훅입니다. 먼저 다시 켜 주세요.'

/** Asks the name service, so not inside a transaction. Errors: INVALID_INPUT. */
export async function refuseAddress({ webhookSender }: WebhooksDeps, url: string): Promise<void> {
  const fault = URL.canParse(url) ? await webhookSender.refusal(url) : 'unknown-host'
  if (fault) throw new AppError('INVALID_INPUT', undefined, { url: REFUSALS[fault] })
}

/** Errors: LOGIN_REQUIRED, CONFLICT when there are too many. */
export async function makeWebhook(
  tx: Tx,
  { clock, ids, sealer }: WebhooksDeps,
  memberId: string,
  { url, events }: BodyOf<typeof createWebhook>,
): Promise<{ readonly webhook: WebhookRow; readonly secret: string }> {
  const member = await lockMember(tx, memberId)
  if (!member || member.suspendedAt) throw new AppError('LOGIN_REQUIRED')
  if ((await countWebhooks(tx, memberId)) >= MOST_WEBHOOKS)
    throw new AppError('CONFLICT', `웹훅은 ${MOST_WEBHOOKS}개까지 둘 수 있습니다. 쓰지 않는 것을 먼저 지워 주세요.`)
  const secret = newWebhookSecret()
  const webhook = await insertWebhook(tx, {
    id: ids.uuid(),
    memberId,
    url: new URL(url).href,
    events: [...new Set(events)],
    secret: sealer.seal(secret),
    createdAt: clock.now(),
  })
  return { webhook, secret }
}

/** What failed meanwhile is sent again by hand, for its receiver may have fetched it otherwise. Errors: NOT_FOUND. */
export async function resume(tx: Tx, memberId: string, webhookId: string): Promise<void> {
  if (!(await lockOwn(tx, memberId, webhookId))) throw new AppError('NOT_FOUND')
  await updateWebhook(tx, webhookId, { failures: 0, failingSince: null, restingUntil: null, stoppedAt: null })
}

/** Errors: NOT_FOUND, CONFLICT while it is stopped. */
export async function sendTest(tx: Tx, deps: WebhooksDeps, memberId: string, webhookId: string): Promise<string> {
  const webhook = await lockOwn(tx, memberId, webhookId)
  if (!webhook) throw new AppError('NOT_FOUND')
  if (webhook.stoppedAt) throw new AppError('CONFLICT', STOPPED)
  if ((await countWaiting(tx, webhookId, TEST_EVENT)) >= MOST_TESTS) throw new AppError('CONFLICT', TOO_MANY_TESTS)
  const deliveryId = await write(tx, deps, { webhookId, event: TEST_EVENT, cause: deps.ids.uuid(), data: {} })
  if (!deliveryId) throw new Error('a fresh cause was written before')
  return deliveryId
}

/** Errors: NOT_FOUND, CONFLICT while it is stopped or on its way. */
export async function replay(tx: Tx, deps: WebhooksDeps, memberId: string, deliveryId: string): Promise<void> {
  const found = await findDelivery(tx, deliveryId)
  const webhook = found && (await lockOwn(tx, memberId, found.webhookId))
  const delivery = webhook && (await findDelivery(tx, deliveryId))
  if (!delivery) throw new AppError('NOT_FOUND')
  if (webhook.stoppedAt) throw new AppError('CONFLICT', STOPPED)
  if (delivery.state === 'waiting') throw new AppError('CONFLICT', '아직 보내고 있는 알림입니다.')
  await updateDelivery(tx, deliveryId, { state: 'waiting', attempts: 0 })
  await queueDelivery(tx, deps, delivery)
}

const iso = (at: Date | null) => at?.toISOString() ?? null

export const presentWebhook = (row: WebhookRow): WebhookView => ({
  id: row.id,
  url: row.url,
  events: row.events,
  createdAt: row.createdAt.toISOString(),
  failingSince: iso(row.failingSince),
  stoppedAt: iso(row.stoppedAt),
})

export const presentDelivery = (row: DeliveryRow): DeliveryView => ({
  id: row.id,
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  failure: row.failure,
  body: row.body,
  createdAt: row.createdAt.toISOString(),
  triedAt: iso(row.triedAt),
})
