import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { day } from '#/contract/rules/date-rules.ts'
import { optionalText, text, uuid, wholeNumber } from '#/contract/text.ts'
import { LINE_CODES } from '#/domain/catalog/product-kinds.ts'
import { tidyCode } from '#/domain/coupons/coupon-code.ts'
import { CAMPAIGN_STATES, COUPON_KINDS, COUPON_WAYS } from '#/domain/coupons/coupon-terms.ts'
import { CUSTOMER_TYPES } from '#/domain/members/roles.ts'
import { couponTermsFields } from './coupon-parts.ts'

const DESK = { who: 'staff', anyRight: ['coupons', 'coupon-grants'] } as const
const WRITERS = { who: 'staff', anyRight: ['coupons'] } as const
const GIVERS = { who: 'staff', anyRight: ['coupon-grants'] } as const
const params = z.object({ id: uuid() })

const MOST_WON = 10_000_000

export const CampaignForm = z.object({
  name: text('이름', { max: 40 }),
  kind: z.enum(COUPON_KINDS),
  amount: z.nullable(wholeNumber('할인 금액', { min: 10, max: MOST_WON })),
  percent: z.nullable(wholeNumber('할인율', { min: 1, max: 100 })),
  most: z.nullable(wholeNumber('최대 할인', { min: 10, max: MOST_WON })),
  products: z.array(z.enum(LINE_CODES)).check(z.maxLength(LINE_CODES.length)),
  minimum: wholeNumber('최소 금액', { min: 0, max: 1_000_000_000 }),
  firstOrder: z.boolean(),
  onPromised: z.boolean(),
  stackGroup: optionalText('묶음', { max: 20 }),
  way: z.enum(COUPON_WAYS),
  audience: z.array(z.enum(CUSTOMER_TYPES)).check(z.maxLength(CUSTOMER_TYPES.length)),
  word: z.nullable(text('코드', { min: 4, max: 20, tidy: tidyCode })),
  startDay: day('시작일'),
  /** Included. */
  endDay: day('마지막 날'),
  validDays: z.nullable(wholeNumber('쓸 수 있는 일수', { min: 1, max: 1825 })),
  /** Included. */
  validDay: z.nullable(day('쓸 수 있는 마지막 날')),
  limitEach: wholeNumber('한 사람이 받을 수 있는 장수', { min: 1, max: 100 }),
  limitAll: z.nullable(wholeNumber('모두 몇 장', { min: 1, max: 10_000_000 })),
})
export type CampaignForm = z.output<typeof CampaignForm>

/** How far it came: coupons given, bound to unpaid orders, used, and what they took off. */
const reach = z.object({ given: z.int(), reserved: z.int(), used: z.int(), ended: z.int(), cost: z.int() })

const campaignView = z.object({
  id: z.uuid(),
  name: z.string(),
  ...couponTermsFields,
  stackGroup: z.nullable(z.string()),
  way: z.enum(COUPON_WAYS),
  audience: z.array(z.enum(CUSTOMER_TYPES)),
  word: z.nullable(z.string()),
  startDay: z.iso.date(),
  endDay: z.iso.date(),
  validDays: z.nullable(z.int()),
  validDay: z.nullable(z.iso.date()),
  limitEach: z.int(),
  limitAll: z.nullable(z.int()),
  state: z.enum(CAMPAIGN_STATES),
  madeAt: z.iso.datetime(),
  reach,
  seen: LookedAt,
})
export type CampaignView = z.output<typeof campaignView>

const poolView = z.object({
  id: z.uuid(),
  note: z.string(),
  madeAt: z.iso.datetime(),
  codes: z.int(),
  used: z.int(),
})

const grantView = z.object({
  id: z.uuid(),
  reason: z.string(),
  members: z.int(),
  worth: z.int(),
  state: z.enum(['waiting', 'given', 'refused']),
  madeBy: z.string(),
  /** Somebody else has to agree, so the one who made it cannot. */
  mine: z.boolean(),
  madeAt: z.iso.datetime(),
  decidedBy: z.nullable(z.string()),
})
export type GrantView = z.output<typeof grantView>

const campaignPage = z.object({ campaign: campaignView, pools: z.array(poolView), grants: z.array(grantView) })
export type CampaignPage = z.output<typeof campaignPage>

export const listCampaigns = endpoint({
  id: 'staff-coupons.list',
  method: 'GET',
  path: '/api/staff/coupons',
  summary: '쿠폰 행사 목록',
  access: DESK,
  trace: { none: 'names nobody' },
  query: z.object({ after: z.optional(uuid()) }),
  response: z.object({
    campaigns: z.array(campaignView),
    next: z.nullable(z.uuid()),
    /** Members whose wrong codes rang in the last day. */
    guessing: z.int(),
  }),
  errors: [],
})

export const downloadCampaigns = endpoint({
  id: 'staff-coupons.sheet',
  method: 'GET',
  path: '/api/staff/coupons/sheet',
  summary: '쿠폰 행사별 발급·사용·할인 금액 내려받기',
  access: DESK,
  trace: { none: 'names nobody' },
  query: z.object({ format: z._default(z.enum(['csv', 'xlsx']), 'xlsx') }),
  response: z.unknown(),
  errors: [],
})

export const readCampaign = endpoint({
  id: 'staff-coupons.read',
  method: 'GET',
  path: '/api/staff/coupons/:id',
  summary: '쿠폰 행사',
  access: DESK,
  trace: { none: 'names nobody' },
  params,
  response: campaignPage,
  errors: ['NOT_FOUND'],
})

export const createCampaign = endpoint({
  id: 'staff-coupons.create',
  method: 'POST',
  path: '/api/staff/coupons',
  summary: '쿠폰 행사 만들기. 시작하기 전에는 아무에게도 나가지 않습니다.',
  access: WRITERS,
  trace: { act: 'coupon', says: ['name'] },
  body: CampaignForm,
  response: campaignPage,
  errors: ['INVALID_INPUT'],
  idempotent: true,
})

export const changeCampaign = endpoint({
  id: 'staff-coupons.change',
  method: 'PUT',
  path: '/api/staff/coupons/:id',
  summary: '시작하기 전의 쿠폰 행사 고치기. 보던 조건이 아니면 CONFLICT.',
  access: WRITERS,
  trace: { act: 'coupon', by: 'id', says: ['name'] },
  params,
  body: z.extend(CampaignForm, { seen: LookedAt }),
  response: campaignPage,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

export const deleteCampaign = endpoint({
  id: 'staff-coupons.delete',
  method: 'POST',
  path: '/api/staff/coupons/:id/removal',
  summary: '시작하기 전의 쿠폰 행사 삭제. 보던 조건이 아니면 CONFLICT.',
  access: WRITERS,
  trace: { act: 'coupon', by: 'id' },
  params,
  body: z.object({ seen: LookedAt }),
  response: z.null(),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const startCampaign = endpoint({
  id: 'staff-coupons.start',
  method: 'POST',
  path: '/api/staff/coupons/:id/start',
  summary: '쿠폰 행사 시작. 시작한 뒤에는 조건을 바꿀 수 없습니다. 보던 조건이 아니면 CONFLICT.',
  access: WRITERS,
  trace: { act: 'coupon', by: 'id' },
  params,
  body: z.object({ seen: LookedAt }),
  response: campaignPage,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const stopCampaign = endpoint({
  id: 'staff-coupons.stop',
  method: 'POST',
  path: '/api/staff/coupons/:id/stop',
  summary: '쿠폰 행사 멈추기. 이미 나간 쿠폰은 그대로 쓸 수 있습니다.',
  access: WRITERS,
  trace: { act: 'coupon', by: 'id', says: ['reason'] },
  params,
  body: z.object({ reason: text('사유', { max: 200 }) }),
  response: campaignPage,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const MOST_CODES = 20_000

/** Not repeatable by an idempotency key: the stored answer would hold the codes in clear. */
export const makePool = endpoint({
  id: 'staff-coupons.make-pool',
  method: 'POST',
  path: '/api/staff/coupons/:id/pools',
  summary: '한 번만 쓰는 코드 만들기. 코드는 이 답에서 한 번만 보입니다.',
  access: WRITERS,
  trace: { act: 'coupon', by: 'id', says: ['count', 'note'] },
  params,
  body: z.object({
    count: wholeNumber('몇 장', { min: 1, max: MOST_CODES }),
    note: text('쓰는 곳', { max: 100 }),
  }),
  response: z.object({ codes: z.array(z.string()) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const grantCoupons = endpoint({
  id: 'staff-coupons.grant',
  method: 'POST',
  path: '/api/staff/coupons/:id/grants',
  summary: '고른 회원에게 쿠폰 주기. 한도를 넘으면 다른 사람이 승인한 뒤에 나갑니다.',
  access: GIVERS,
  trace: { act: 'coupon', by: 'id', says: ['memberIds', 'reason'] },
  params,
  body: z.object({
    memberIds: z.array(uuid('회원')).check(z.minLength(1, { error: '받을 회원을 골라 주세요.' }), z.maxLength(500)),
    reason: text('사유', { max: 200 }),
  }),
  response: z.object({ state: z.enum(['waiting', 'given']), given: z.int() }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const decideGrant = endpoint({
  id: 'staff-coupons.decide-grant',
  method: 'POST',
  path: '/api/staff/coupons/grants/:id/decision',
  summary: '다른 사람이 올린 쿠폰 지급 승인과 반려',
  access: GIVERS,
  trace: { act: 'coupon', by: 'id', says: ['decision'] },
  params,
  body: z.object({ decision: z.enum(['given', 'refused']) }),
  response: z.object({ given: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  idempotent: true,
})

export const staffCouponsEndpoints = [
  listCampaigns,
  downloadCampaigns,
  readCampaign,
  createCampaign,
  changeCampaign,
  deleteCampaign,
  startCampaign,
  stopCampaign,
  makePool,
  grantCoupons,
  decideGrant,
] as const
