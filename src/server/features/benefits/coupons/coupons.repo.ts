import { and, asc, count, desc, eq, gt, gte, lt, ne, or, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type CampaignRow, couponCampaigns, type CouponRow, coupons } from './coupons.table.ts'

export interface HeldRow {
  readonly coupon: CouponRow
  readonly campaign: CampaignRow
}

const held = (db: DbOrTx) =>
  db
    .select({ coupon: coupons, campaign: couponCampaigns })
    .from(coupons)
    .innerJoin(couponCampaigns, eq(couponCampaigns.id, coupons.campaignId))

/** What a member can use now; the next to end comes first. */
export function usableCoupons(db: DbOrTx, memberId: string, at: Date): Promise<HeldRow[]> {
  return held(db)
    .where(and(eq(coupons.memberId, memberId), eq(coupons.state, 'issued'), gt(coupons.endsAt, at)))
    .orderBy(asc(coupons.endsAt), asc(coupons.id))
    .limit(200)
}

/** Used, bound to an order, or over; the latest first. */
export function pastCoupons(db: DbOrTx, memberId: string, at: Date): Promise<HeldRow[]> {
  return held(db)
    .where(
      and(
        eq(coupons.memberId, memberId),
        or(ne(coupons.state, 'issued'), sql`${coupons.endsAt} <= ${at.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(desc(sql`coalesce(${coupons.usedAt}, ${coupons.reservedAt}, ${coupons.endsAt})`), desc(coupons.id))
    .limit(100)
}

export async function countOfMember(tx: Tx, campaignId: string, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(coupons)
    .where(and(eq(coupons.campaignId, campaignId), eq(coupons.memberId, memberId)))
  return row?.n ?? 0
}

/** How many coupons of each campaign a member has had. */
export async function countsOfMember(db: DbOrTx, memberId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: coupons.campaignId, n: count() })
    .from(coupons)
    .where(eq(coupons.memberId, memberId))
    .groupBy(coupons.campaignId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

export async function insertCoupons(tx: Tx, rows: readonly (typeof coupons.$inferInsert)[]): Promise<void> {
  await tx.insert(coupons).values([...rows])
}

export async function deleteCoupon(tx: Tx, id: string): Promise<void> {
  await tx.delete(coupons).where(eq(coupons.id, id))
}

interface Binding {
  readonly order: { readonly id: string; readonly number: string; readonly at: Date }
  readonly memberId: string
  readonly chosen: readonly { readonly couponId: string; readonly off: number }[]
}

/**
 * Binds those of the chosen coupons that are still this member's to use, and answers how many they were. They are locked one after
 * the other in the order of their ids.
 */
export async function bindCoupons(tx: Tx, { order, memberId, chosen }: Binding): Promise<number> {
  const at = order.at.toISOString()
  const { rowCount } = await tx.execute(sql`
    with free as (
      select c.id from coupons c
       where c.id = any(${sql.param(chosen.map(({ couponId }) => couponId))}::uuid[])
         and c.member_id = ${memberId} and c.state = 'issued' and c.ends_at > ${at}::timestamptz
       order by c.id for update)
    update coupons set state = 'reserved', order_id = ${order.id}, order_number = ${order.number}, off = chosen.off,
           reserved_at = ${at}::timestamptz
      from free
      join unnest(${sql.param(chosen.map(({ couponId }) => couponId))}::uuid[],
                  ${sql.param(chosen.map(({ off }) => off))}::int[]) as chosen (id, off) on chosen.id = free.id
     where coupons.id = free.id`)
  return rowCount ?? 0
}

/**
 * The order is paid: what it reserved is used for good, also when a part of it is refunded later. The coupons are locked one after
 * the other in the order of their ids.
 */
export async function spendCoupons(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx.execute(sql`
    with held as (select c.id from coupons c where c.order_id = ${orderId} and c.state = 'reserved' order by c.id for update)
    update coupons set state = 'used', used_at = ${at.toISOString()}::timestamptz from held where coupons.id = held.id`)
}

export function lockCouponsOfOrder(tx: Tx, orderId: string): Promise<CouponRow[]> {
  return tx.select().from(coupons).where(eq(coupons.orderId, orderId)).orderBy(asc(coupons.id)).for('update')
}

export async function updateCoupon(tx: Tx, id: string, set: Partial<CouponRow>): Promise<void> {
  await tx.update(coupons).set(set).where(eq(coupons.id, id))
}

interface Ending {
  readonly from: Date
  readonly until: Date
}

/** Unused coupons that end within a span; the coupon of a member who has several that end together stands beside them. */
export function endingBetween(db: DbOrTx, { from, until }: Ending): Promise<HeldRow[]> {
  const ends = and(gte(coupons.endsAt, from), lt(coupons.endsAt, until))
  return held(db)
    .where(and(eq(coupons.state, 'issued'), ends))
    .orderBy(asc(coupons.memberId), asc(coupons.id))
}

export async function heldCoupon(db: DbOrTx, id: string): Promise<HeldRow | null> {
  const [row] = await held(db).where(eq(coupons.id, id))
  return row ?? null
}

/** One coupon of this member; null of anybody else's. */
export async function couponOf(db: DbOrTx, id: string, memberId: string): Promise<CouponRow | null> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), eq(coupons.memberId, memberId)))
  return row ?? null
}
