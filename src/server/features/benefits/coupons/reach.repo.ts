import { inArray, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { coupons } from './coupons.table.ts'

export interface Reach {
  readonly given: number
  readonly reserved: number
  readonly used: number
  readonly ended: number
  /** What the used ones took off. */
  readonly cost: number
}

export const NO_REACH: Reach = { given: 0, reserved: 0, used: 0, ended: 0, cost: 0 }

/** How far each of these campaigns came. */
export async function reachOf(db: DbOrTx, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, Reach>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: coupons.campaignId,
      given: sql<number>`count(*)::int`,
      reserved: sql<number>`count(*) filter (where ${coupons.state} = 'reserved')::int`,
      used: sql<number>`count(*) filter (where ${coupons.state} = 'used')::int`,
      ended: sql<number>`count(*) filter (where ${coupons.state} = 'issued' and ${coupons.endsAt} <= ${now.toISOString()}::timestamptz)::int`,
      cost: sql<number>`coalesce(sum(${coupons.off}) filter (where ${coupons.state} = 'used'), 0)::float8`,
    })
    .from(coupons)
    .where(inArray(coupons.campaignId, [...ids]))
    .groupBy(coupons.campaignId)
  return new Map(rows.map(({ id, ...reach }) => [id, reach]))
}
