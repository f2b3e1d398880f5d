import { and, count, isNotNull, isNull } from '#/server/platform/db/drizzle.ts'
import type { HeldTier } from '#/domain/members/tiers.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { noteBy } from './member-changes.repo.ts'
import type { MembersDeps } from './members-deps.ts'
import { updateMember } from './members.repo.ts'
import { type MemberRow, members } from './members.table.ts'

type TierOfMember = Pick<MemberRow, 'tierName' | 'tierRate' | 'tierSince' | 'tierUntil'>

export const tierHeld = ({ tierName, tierRate, tierSince, tierUntil }: TierOfMember): HeldTier | null =>
  tierName === null || tierSince === null || tierUntil === null
    ? null
    : { name: tierName, rate: tierRate, since: tierSince, until: tierUntil }

const words = (tier: HeldTier | null): string => (tier ? `${tier.name} ${tier.rate}% (${tier.until}까지)` : '등급 없음')

interface Change {
  readonly memberId: string
  readonly was: HeldTier | null
  readonly tier: HeldTier | null
  readonly reason: string
}

/** Prices from the next quote on. The caller has locked the member; what it was and why stays on the page of the member. */
export async function holdTier(
  tx: Tx,
  deps: Pick<MembersDeps, 'ids' | 'clock'>,
  { memberId, was, tier, reason }: Change,
): Promise<void> {
  await updateMember(tx, memberId, {
    tierName: tier?.name ?? null,
    tierRate: tier?.rate ?? 0,
    tierSince: tier?.since ?? null,
    tierUntil: tier?.until ?? null,
  })
  await noteBy(tx, deps, null, { memberId, what: 'tier', was: words(was), becomes: words(tier), reason })
}

/** How many members stand in each. */
export async function membersByTier(db: DbOrTx): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ name: members.tierName, members: count() })
    .from(members)
    .where(and(isNotNull(members.tierName), isNull(members.leftAt)))
    .groupBy(members.tierName)
  return new Map(rows.map((row) => [row.name ?? '', row.members]))
}
