import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { docSchema } from '#/contract/content/doc.schema.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { uuid } from '#/contract/text.ts'
import { CAMPAIGN_STATES } from '#/domain/coupons/coupon-terms.ts'
import { PROMOTION_STATES } from '#/domain/coupons/promotion-state.ts'
import { couponTermsFields } from './coupon-parts.ts'

const promotion = z.object({
  id: z.uuid(),
  title: z.string(),
  lead: z.string(),
  doc: docSchema,
  /** Of the poster, and of the words on it. */
  colour: z.string(),
  ink: z.string(),
  state: z.enum(PROMOTION_STATES),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  coupon: z.object({
    campaignId: z.uuid(),
    name: z.string(),
    ...couponTermsFields,
    limitEach: z.int(),
    /** How long it can be used: so many days from when it was taken, or until this moment. */
    validDays: z.nullable(z.int()),
    validUntil: z.nullable(z.iso.datetime()),
    /** Null: there is no limit. */
    left: z.nullable(z.int()),
  }),
  jobs: z.array(
    z.object({
      name: z.string(),
      spec: jobSpec,
      summary: z.string(),
      /** Null where it cannot be ordered now. */
      total: z.nullable(z.int()),
      /** With the coupon; null where it does not lower this price. */
      after: z.nullable(z.int()),
    }),
  ),
})
export type Promotion = z.output<typeof promotion>

/** The promotion of now, or the one that the address names; null when the shop has none. */
export const readPromotion = endpoint({
  id: 'promotions.read',
  method: 'GET',
  path: '/api/promotions/mobile',
  summary: '지금의 행사, 또는 고른 행사',
  access: PUBLIC,
  query: z.object({ c: z.optional(uuid()) }),
  response: z.object({
    at: z.iso.datetime(),
    promotion: z.nullable(promotion),
    /** Others that run or are to come. */
    others: z.array(z.object({ id: z.uuid(), title: z.string() })),
  }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  rate: 'read',
})

/** What the writer of a promotion chooses its coupon from. */
export const listPromotionCampaigns = endpoint({
  id: 'promotions.campaigns',
  method: 'GET',
  path: '/api/staff/promotions/campaigns',
  summary: '행사에 걸 수 있는 쿠폰',
  access: { who: 'staff', anyRight: ['content'] },
  trace: { none: 'names nobody' },
  response: z.object({
    campaigns: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        offer: z.string(),
        startDay: z.iso.date(),
        endDay: z.iso.date(),
        state: z.enum(CAMPAIGN_STATES),
      }),
    ),
  }),
  errors: [],
})

export const promotionsEndpoints = [readPromotion, listPromotionCampaigns] as const
