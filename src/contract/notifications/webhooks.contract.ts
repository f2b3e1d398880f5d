import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { FIRM } from '#/contract/people/api-keys.contract.ts'
import { Done } from '#/contract/people/login.contract.ts'
import { text, uuid } from '#/contract/text.ts'
import { WEBHOOK_EVENT_NAMES } from '#/domain/webhooks/webhook-events.data.ts'

const params = z.object({ webhookId: uuid() })

export const webhookView = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENT_NAMES)),
  createdAt: z.iso.datetime(),
  /** It took nothing since. */
  failingSince: z.nullable(z.iso.datetime()),
  /** It took nothing for days and is asked no more. */
  stoppedAt: z.nullable(z.iso.datetime()),
})
export type WebhookView = z.output<typeof webhookView>

export const deliveryView = z.object({
  id: z.uuid(),
  event: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** Of the last try; null where no answer came. */
  status: z.nullable(z.int()),
  failure: z.nullable(z.string()),
  body: z.string(),
  createdAt: z.iso.datetime(),
  triedAt: z.nullable(z.iso.datetime()),
})
export type DeliveryView = z.output<typeof deliveryView>

export const WebhookForm = z.object({
  url: text('받을 주소', {
    max: 500,
    pattern: { regex: /^https?:\/\/[^\s#@]+$/, message: 'https://로 시작하는 주소를 적어 주세요.' },
  }),
  events: z
    .array(z.enum(WEBHOOK_EVENT_NAMES))
    .check(z.minLength(1, { error: '받을 알림을 골라 주세요.' }), z.maxLength(WEBHOOK_EVENT_NAMES.length)),
})

export const listWebhooks = endpoint({
  id: 'webhooks.list',
  method: 'GET',
  path: '/api/members/me/webhooks',
  summary: '웹훅 목록',
  access: FIRM,
  response: z.object({ webhooks: z.array(webhookView) }),
  errors: [],
})

/** Not repeatable by an idempotency key: the stored answer would hold the secret in clear. */
export const createWebhook = endpoint({
  id: 'webhooks.create',
  method: 'POST',
  path: '/api/members/me/webhooks',
  summary: '웹훅 만들기. 서명 비밀값은 이 답에서 한 번만 보입니다.',
  access: FIRM,
  body: WebhookForm,
  response: z.object({ webhook: webhookView, secret: z.string() }),
  errors: ['INVALID_INPUT', 'CONFLICT'],
})

export const removeWebhook = endpoint({
  id: 'webhooks.remove',
  method: 'DELETE',
  path: '/api/members/me/webhooks/:webhookId',
  summary: '웹훅과 그 기록 지우기',
  access: FIRM,
  params,
  response: Done,
  errors: ['NOT_FOUND'],
})

export const resumeWebhook = endpoint({
  id: 'webhooks.resume',
  method: 'POST',
  path: '/api/members/me/webhooks/:webhookId/resumption',
  summary: '멈춘 웹훅 다시 켜기',
  access: FIRM,
  params,
  response: Done,
  errors: ['NOT_FOUND'],
})

export const testWebhook = endpoint({
  id: 'webhooks.test',
  method: 'POST',
  path: '/api/members/me/webhooks/:webhookId/test',
  summary: '웹훅에 시험 알림 보내기',
  access: FIRM,
  params,
  response: z.object({ deliveryId: z.uuid() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** The newest hundred of the last thirty days. */
export const listDeliveries = endpoint({
  id: 'webhooks.deliveries',
  method: 'GET',
  path: '/api/members/me/webhooks/:webhookId/deliveries',
  summary: '웹훅 전송 기록',
  access: FIRM,
  params,
  response: z.object({ deliveries: z.array(deliveryView) }),
  errors: ['NOT_FOUND'],
})

/** With the same `webhook-id`, by which the receiver sees that it is the same news. */
export const replayDelivery = endpoint({
  id: 'webhooks.replay',
  method: 'POST',
  path: '/api/members/me/webhook-deliveries/:deliveryId/replay',
  summary: '웹훅 알림 다시 보내기',
  access: FIRM,
  params: z.object({ deliveryId: uuid() }),
  response: Done,
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** What the desk sees of them: how the newest went, not what was in them. */
export const listMemberWebhooks = endpoint({
  id: 'staff-members.list-webhooks',
  method: 'GET',
  path: '/api/staff/members/:memberId/webhooks',
  summary: '회원의 웹훅과 최근 전송',
  access: { who: 'staff', anyRight: ['member-admin'] },
  trace: { look: 'member', by: 'memberId' },
  params: z.object({ memberId: uuid() }),
  response: z.object({
    webhooks: z.array(z.extend(webhookView, { deliveries: z.array(z.omit(deliveryView, { body: true })) })),
  }),
  errors: ['NOT_FOUND'],
})

export const webhooksEndpoints = [
  listWebhooks,
  createWebhook,
  removeWebhook,
  resumeWebhook,
  testWebhook,
  listDeliveries,
  replayDelivery,
  listMemberWebhooks,
]
