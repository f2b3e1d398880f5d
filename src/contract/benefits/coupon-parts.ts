import * as z from 'zod/mini'
import { COUPON_KINDS } from '#/domain/coupons/coupon-terms.ts'
import { LINE_CODES } from '#/domain/catalog/product-kinds.ts'

/** What a coupon is and for which orders it counts. */
export const couponTermsFields = {
  kind: z.enum(COUPON_KINDS),
  amount: z.nullable(z.int()),
  percent: z.nullable(z.int()),
  most: z.nullable(z.int()),
  /** Empty: all kinds. */
  products: z.array(z.enum(LINE_CODES)),
  minimum: z.int(),
  firstOrder: z.boolean(),
  onPromised: z.boolean(),
} as const

export const couponView = z.object({
  id: z.uuid(),
  name: z.string(),
  ...couponTermsFields,
  /** The moment from which it cannot be used any more. */
  endsAt: z.iso.datetime(),
  /** It came back after its end, and can be used a little longer. */
  extended: z.boolean(),
})
export type CouponView = z.output<typeof couponView>

/** What the coupons of a member are worth for one order. */
export const couponsOffered = z.object({
  offers: z.array(
    z.object({
      ...couponView.shape,
      off: z.int(),
      /** Why it takes off nothing; null where it does. */
      refusal: z.nullable(z.string()),
      /** Never used together with another of this name. */
      stackGroup: z.nullable(z.string()),
    }),
  ),
  used: z.array(z.uuid()),
  best: z.object({ ids: z.array(z.uuid()), off: z.int() }),
})
export type CouponsOffered = z.output<typeof couponsOffered>
