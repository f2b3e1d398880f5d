import * as z from 'zod/mini'
import { MEMBER } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { text, uuid } from '#/contract/text.ts'
import { couponTermsFields, couponView } from './coupon-parts.ts'

const pastCoupon = z.object({
  ...couponView.shape,
  state: z.enum(['reserved', 'used', 'ended']),
  /** What it took off, and of which order. */
  off: z.nullable(z.int()),
  orderNumber: z.nullable(z.string()),
  /** When it was bound or used; its end where it was not. */
  at: z.iso.datetime(),
})
export type PastCoupon = z.output<typeof pastCoupon>

const openCampaign = z.object({
  id: z.uuid(),
  name: z.string(),
  ...couponTermsFields,
  /** Until when it can be taken. */
  endsAt: z.iso.datetime(),
  /** Null: there is no limit. */
  left: z.nullable(z.int()),
})
export type OpenCampaign = z.output<typeof openCampaign>

export const listMyCoupons = endpoint({
  id: 'coupons.mine',
  method: 'GET',
  path: '/api/coupons/mine',
  summary: '내 쿠폰과 받을 수 있는 쿠폰',
  access: MEMBER,
  response: z.object({
    /** The next to end first. */
    usable: z.array(couponView),
    past: z.array(pastCoupon),
    open: z.array(openCampaign),
  }),
  errors: [],
  rate: 'read',
})
export type MyCoupons = z.output<typeof listMyCoupons.response>

const taken = z.object({ couponId: z.uuid() })

export const takeCoupon = endpoint({
  id: 'coupons.take',
  method: 'POST',
  path: '/api/coupons/open/:campaignId',
  summary: '쿠폰 받기',
  access: MEMBER,
  params: z.object({ campaignId: uuid() }),
  response: taken,
  errors: ['NOT_FOUND', 'CONFLICT'],
  rate: 'write',
  idempotent: true,
})

/** Wrong codes make the next one wait, so the count outlives the refusal. */
export const registerCouponCode = endpoint({
  id: 'coupons.register-code',
  method: 'POST',
  path: '/api/coupons/codes',
  summary: '쿠폰 코드 등록. 같은 코드를 두 번 보내도 한 장입니다.',
  access: MEMBER,
  body: z.object({ code: text('쿠폰 코드', { max: 40 }) }),
  response: taken,
  errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
  rate: 'code',
})

export const couponsEndpoints = [listMyCoupons, takeCoupon, registerCouponCode] as const
