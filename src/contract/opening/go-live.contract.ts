import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { emailAddress } from '#/contract/rules/text-rules.ts'
import { text, uuid } from '#/contract/text.ts'
import { ORDER_STEPS, SERVICE_NAMES } from '#/domain/opening/services.data.ts'

const SETTINGS = { who: 'staff', anyRight: ['settings'] } as const

/** The newest changes of the settings, each field as it was and as it is since. */
export const shopHistory = endpoint({
  id: 'opening.shop-history',
  method: 'GET',
  path: '/api/staff/shop/history',
  summary: '설정을 바꾼 기록',
  access: SETTINGS,
  trace: { none: 'changes of the settings, which say nothing of customers' },
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        at: z.iso.datetime(),
        who: z.string(),
        field: z.string(),
        before: z.nullable(z.string()),
        after: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
})

const Service = z.enum(SERVICE_NAMES)
const Outcome = z.enum(['begun', 'taken', 'passed', 'failed'])

const Check = z.object({
  id: z.string(),
  service: Service,
  at: z.iso.datetime(),
  who: z.string(),
  /** `begun`: the payment window is open. `taken`: 100 won were paid and are not back yet. */
  outcome: Outcome,
  says: z.string(),
  /** False when it was tried with a practice service. */
  wasReal: z.boolean(),
})
export type Check = z.output<typeof Check>

const Finding = z.object({
  /** `blocked`: the shop must not open with it. `check`: somebody should look. */
  level: z.enum(['blocked', 'check', 'passed']),
  says: z.string(),
  details: z.array(z.string()),
  /** The page of the desk where it is put right; null where that is a setting of the server. */
  at: z.nullable(z.string()),
})
export type Finding = z.output<typeof Finding>

const GoLive = z.object({
  mode: z.enum(['practice', 'demo', 'public']),
  findings: z.array(Finding),
  services: z.array(z.object({ service: Service, real: z.boolean(), says: z.string(), last: z.nullable(Check) })),
  /** How far the newest order came; null while there is none. */
  rehearsal: z.nullable(
    z.object({
      orderNumber: z.string(),
      steps: z.array(z.object({ step: z.enum(ORDER_STEPS), at: z.nullable(z.iso.datetime()) })),
    }),
  ),
  /** Who said that the shop may open, and when; null while nobody has. */
  stamp: z.nullable(z.object({ at: z.iso.datetime(), who: z.string() })),
  /** Only an owner stamps. */
  mayStamp: z.boolean(),
})
export type GoLive = z.output<typeof GoLive>

export const readGoLive = endpoint({
  id: 'opening.go-live',
  method: 'GET',
  path: '/api/staff/go-live',
  summary: '개점 전 점검',
  access: SETTINGS,
  trace: { none: 'settings and the state of services' },
  response: GoLive,
  errors: [],
})

/** Tries one service for real: a mail, a text message, a file written and read, a courier asked. Its result is kept. */
export const checkService = endpoint({
  id: 'opening.check-service',
  method: 'POST',
  path: '/api/staff/go-live/checks',
  summary: '메일, 문자, 보관함, 배송 조회, 세금계산서를 한 번 써 봅니다.',
  access: SETTINGS,
  trace: { own: true },
  body: z.discriminatedUnion('service', [
    z.object({
      service: z.literal('mail'),
      to: text('받을 메일', { max: 100, rules: [emailAddress('받을 메일')] }),
    }),
    z.object({
      service: z.literal('sms'),
      to: text('받을 전화', {
        max: 11,
        tidy: (typed) => typed.replaceAll(/[\s-]/g, ''),
        pattern: { regex: /^01\d{8,9}$/, message: '휴대전화 번호를 숫자로 입력해 주세요.' },
      }),
    }),
    z.object({ service: z.literal('storage') }),
    z.object({ service: z.literal('tracking') }),
    z.object({ service: z.literal('tax') }),
  ]),
  response: Check,
  errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
  rate: 'login',
})

export const beginPaymentCheck = endpoint({
  id: 'opening.begin-payment-check',
  method: 'POST',
  path: '/api/staff/go-live/payment-checks',
  summary: '100원을 결제해 보고 돌려받는 시험을 시작합니다.',
  access: SETTINGS,
  trace: { own: true },
  response: z.object({
    id: z.string(),
    gatewayOrderId: z.string(),
    amount: z.int(),
    window: z.union([
      z.object({ kind: z.literal('sandbox'), url: z.string(), clientKey: z.string() }),
      z.object({ kind: z.literal('toss'), clientKey: z.string() }),
    ]),
  }),
  errors: ['TOO_MANY_REQUESTS'],
  rate: 'login',
})

/** Takes the 100 won and gives them back; safe to ask again until they are back. */
export const finishPaymentCheck = endpoint({
  id: 'opening.finish-payment-check',
  method: 'POST',
  path: '/api/staff/go-live/payment-checks/:id/finish',
  summary: '결제한 100원을 확인하고 돌려보냅니다. 다시 불러도 한 번만 돌려보냅니다.',
  access: SETTINGS,
  trace: { own: true },
  params: z.object({ id: uuid() }),
  body: z.object({ paymentKey: z.nullable(text('결제 번호', { max: 200 })) }),
  response: Check,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** 교료: refused while anything is blocked, and to everybody but an owner. */
export const stampGoLive = endpoint({
  id: 'opening.stamp',
  method: 'POST',
  path: '/api/staff/go-live/stamp',
  summary: '교료: 막힌 것이 없을 때 관리자가 개점을 승인합니다.',
  access: SETTINGS,
  trace: { own: true },
  response: GoLive,
  errors: ['CONFLICT', 'FORBIDDEN'],
})

export const goLiveEndpoints = [
  shopHistory,
  readGoLive,
  checkService,
  beginPaymentCheck,
  finishPaymentCheck,
  stampGoLive,
] as const
