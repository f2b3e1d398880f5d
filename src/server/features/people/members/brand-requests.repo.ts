import { and, asc, desc, eq, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type BrandRequestRow, brandRequests } from './brand-requests.table.ts'
import { members } from './members.table.ts'

/** What was asked last of a brand. */
export async function lastRequest(
  db: DbOrTx,
  { memberId, brandId }: { readonly memberId: string; readonly brandId: string },
): Promise<BrandRequestRow | null> {
  const [row] = await db
    .select()
    .from(brandRequests)
    .where(and(eq(brandRequests.memberId, memberId), eq(brandRequests.brandId, brandId)))
    .orderBy(desc(brandRequests.askedAt))
    .limit(1)
  return row ?? null
}

export async function insertRequest(tx: Tx, row: BrandRequestRow): Promise<void> {
  await tx.insert(brandRequests).values(row)
}

export async function updateRequest(tx: Tx, id: string, change: Partial<BrandRequestRow>): Promise<void> {
  await tx.update(brandRequests).set(change).where(eq(brandRequests.id, id))
}

export async function readRequest(db: DbOrTx, id: string): Promise<BrandRequestRow | null> {
  const [row] = await db.select().from(brandRequests).where(eq(brandRequests.id, id))
  return row ?? null
}

/** The one that waits for the member's type, with the member locked before. */
export async function waitingOf(tx: Tx, memberId: string): Promise<readonly BrandRequestRow[]> {
  return tx
    .select()
    .from(brandRequests)
    .where(and(eq(brandRequests.memberId, memberId), eq(brandRequests.state, 'waiting')))
}

export interface WaitingRequest extends BrandRequestRow {
  readonly name: string
  readonly phone: string
  /** With microseconds, as the place to go on from. */
  readonly at: string
}

/** Who waits, the longest first; of one brand or of all. */
export async function requestsWaiting(
  db: DbOrTx,
  { brand, after, limit }: { readonly brand: string | null; readonly after: string | null; readonly limit: number },
): Promise<readonly WaitingRequest[]> {
  const [at, id] = after?.split('~') ?? []
  const place =
    at && id ? sql`(${brandRequests.askedAt}, ${brandRequests.id}) > (${at}::timestamptz, ${id}::uuid)` : undefined
  const rows = await db
    .select({
      request: brandRequests,
      name: members.name,
      phone: members.phone,
      at: sql<string>`to_char(${brandRequests.askedAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(brandRequests)
    .innerJoin(members, eq(members.id, brandRequests.memberId))
    .where(
      and(eq(brandRequests.state, 'waiting'), brand === null ? undefined : eq(brandRequests.brandId, brand), place),
    )
    .orderBy(asc(brandRequests.askedAt), asc(brandRequests.id))
    .limit(limit)
  return rows.map(({ request, ...rest }) => ({ ...request, ...rest }))
}

/** What one account asked becomes the other's when the desk merges them; of two that wait for one brand the kept account's stays. */
export async function giveRequests(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  await tx.execute(sql`
    delete from brand_requests r where r.member_id = ${guestId}::uuid and r.state = 'waiting'
      and exists (select 1 from brand_requests k where k.member_id = ${memberId}::uuid and k.brand_id = r.brand_id and k.state = 'waiting')`)
  await tx.update(brandRequests).set({ memberId }).where(eq(brandRequests.memberId, guestId))
}
