import { and, asc, count, desc, eq, gt, gte, lt, ne, or, sql } from '#/server/platform/db/drizzle.ts'
import { among } from '#/server/platform/db/among.ts'
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

const usableBy = (memberId: string, at: Date) =>
  and(eq(coupons.memberId, memberId), eq(coupons.state, 'issued'), gt(coupons.endsAt, at))

/** What a member can use now; the next to end comes first. */
export function usableCoupons(db: DbOrTx, memberId: string, at: Date): Promise<HeldRow[]> {
  return held(db).where(usableBy(memberId, at)).orderBy(asc(coupons.endsAt), asc(coupons.id)).limit(200)
}

/** Those of them that were chosen for an order, however many more the member has. */
export function chosenOf(db: DbOrTx, { memberId, couponIds, at }: Choice): Promise<HeldRow[]> {
  return held(db)
    .where(and(among(coupons.id, couponIds), usableBy(memberId, at)))
    .prepare('coupons.chosen')
    .execute()
}

interface Choice {
  readonly memberId: string
  readonly couponIds: readonly string[]
  readonly at: Date
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
  const couponIds = chosen.map(({ couponId }) => couponId)
  const free = tx.$with('free').as(
    tx
      .select({ id: coupons.id })
      .from(coupons)
      .where(and(among(coupons.id, couponIds), usableBy(memberId, order.at)))
      .orderBy(asc(coupons.id))
      .for('update'),
  )
  const offs = sql`unnest(${sql.param(couponIds)}::uuid[], ${sql.param(chosen.map(({ off }) => off))}::int[]) as chosen (id, off)`
  const { rowCount } = await tx
    .with(free)
    .update(coupons)
    .set({
      state: 'reserved',
      orderId: order.id,
      orderNumber: order.number,
      off: sql`chosen.off`,
      reservedAt: order.at,
    })
    .from(free)
    .innerJoin(offs, eq(sql`chosen.id`, free.id))
    .where(eq(coupons.id, free.id))
    .prepare('coupons.bind')
    .execute()
  return rowCount ?? 0
}

/**
 * The order is paid: what it reserved is used for good, also when a part of it is refunded later. The coupons are locked one after
 * the other in the order of their ids.
 */
export async function spendCoupons(tx: Tx, orderId: string, at: Date): Promise<void> {
  const bound = tx.$with('bound').as(
    tx
      .select({ id: coupons.id })
      .from(coupons)
      .where(and(eq(coupons.orderId, orderId), eq(coupons.state, 'reserved')))
      .orderBy(asc(coupons.id))
      .for('update'),
  )
  await tx
    .with(bound)
    .update(coupons)
    .set({ state: 'used', usedAt: at })
    .from(bound)
    .where(eq(coupons.id, bound.id))
    .prepare('coupons.spend')
    .execute()
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
