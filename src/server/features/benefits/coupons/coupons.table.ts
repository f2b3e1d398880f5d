import {
  bigint,
  boolean,
  customType,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from '#/server/platform/db/drizzle.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { CampaignState, CouponKind, CouponState, CouponWay } from '#/domain/coupons/coupon-terms.ts'
import type { CustomerType } from '#/domain/members/roles.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const couponCampaigns = pgTable('coupon_campaigns', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').$type<CouponKind>().notNull(),
  amount: integer('amount'),
  percent: smallint('percent'),
  most: integer('most'),
  products: text('products').array().$type<ProductCode[]>().notNull(),
  minimum: integer('minimum').notNull(),
  firstOrder: boolean('first_order').notNull(),
  onPromised: boolean('on_promised').notNull(),
  stackGroup: text('stack_group'),
  way: text('way').$type<CouponWay>().notNull(),
  audience: text('audience').array().$type<CustomerType[]>().notNull(),
  word: text('word'),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  validDays: smallint('valid_days'),
  validUntil: moment('valid_until'),
  limitEach: smallint('limit_each').notNull(),
  limitAll: integer('limit_all'),
  issued: integer('issued').notNull().default(0),
  state: text('state').$type<CampaignState>().notNull(),
  madeBy: uuid('made_by'),
  madeAt: moment('made_at').notNull(),
  changedAt: moment('changed_at').notNull(),
})
export type CampaignRow = typeof couponCampaigns.$inferSelect

export const couponGrants = pgTable('coupon_grants', {
  id: uuid('id').primaryKey(),
  campaignId: uuid('campaign_id').notNull(),
  memberIds: uuid('member_ids').array().notNull(),
  reason: text('reason').notNull(),
  worth: bigint('worth', { mode: 'number' }).notNull(),
  state: text('state').$type<'waiting' | 'given' | 'refused'>().notNull(),
  madeBy: uuid('made_by').notNull(),
  madeAt: moment('made_at').notNull(),
  decidedBy: uuid('decided_by'),
  decidedAt: moment('decided_at'),
})
export type GrantRow = typeof couponGrants.$inferSelect

export const coupons = pgTable('coupons', {
  id: uuid('id').primaryKey(),
  campaignId: uuid('campaign_id').notNull(),
  memberId: uuid('member_id').notNull(),
  grantId: uuid('grant_id'),
  state: text('state').$type<CouponState>().notNull(),
  issuedAt: moment('issued_at').notNull(),
  /** As it was given; `endsAt` is later when it came back after that. */
  firstEndsAt: moment('first_ends_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  orderId: uuid('order_id'),
  orderNumber: text('order_number'),
  /** What it takes off that order. */
  off: integer('off'),
  reservedAt: moment('reserved_at'),
  usedAt: moment('used_at'),
  returnedAt: moment('returned_at'),
})
export type CouponRow = typeof coupons.$inferSelect

export const couponPools = pgTable('coupon_pools', {
  id: uuid('id').primaryKey(),
  campaignId: uuid('campaign_id').notNull(),
  note: text('note').notNull(),
  madeBy: uuid('made_by').notNull(),
  madeAt: moment('made_at').notNull(),
})
export type PoolRow = typeof couponPools.$inferSelect

export const couponCodes = pgTable('coupon_codes', {
  id: uuid('id').primaryKey(),
  poolId: uuid('pool_id').notNull(),
  digest: bytea('digest').notNull(),
  couponId: uuid('coupon_id'),
  usedAt: moment('used_at'),
})

export const couponWelcomes = pgTable('coupon_welcomes', {
  id: uuid('id').primaryKey(),
  campaignId: uuid('campaign_id').notNull(),
  person: bytea('person').notNull(),
  at: moment('at').notNull(),
})

export const couponGuesses = pgTable('coupon_guesses', {
  memberId: uuid('member_id').primaryKey(),
  wrong: integer('wrong').notNull(),
  since: moment('since').notNull(),
  freeAt: moment('free_at').notNull(),
  toldAt: moment('told_at'),
})
