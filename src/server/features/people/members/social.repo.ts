import { and, asc, eq, gt, lt } from '#/server/platform/db/drizzle.ts'
import type { SocialProvider } from '#/domain/members/social.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { members } from './members.table.ts'
import { type AttemptRow, type LinkRow, socialAttempts, socialLinks } from './social.table.ts'

export async function insertAttempt(db: DbOrTx, row: AttemptRow): Promise<void> {
  await db.insert(socialAttempts).values(row)
}

/** Uses an attempt up: whatever comes of it, its state is good once. */
export async function takeAttempt(
  db: DbOrTx,
  given: { stateHash: Buffer; keyHash: Buffer; since: Date },
): Promise<AttemptRow | null> {
  const [row] = await db
    .delete(socialAttempts)
    .where(
      and(
        eq(socialAttempts.stateHash, given.stateHash),
        eq(socialAttempts.keyHash, given.keyHash),
        gt(socialAttempts.createdAt, given.since),
      ),
    )
    .returning()
  return row ?? null
}

export async function deleteOldAttempts(tx: Tx, before: Date): Promise<void> {
  await tx.delete(socialAttempts).where(lt(socialAttempts.createdAt, before))
}

type Named = Pick<LinkRow, 'provider' | 'subject'>
const named = ({ provider, subject }: Named) =>
  and(eq(socialLinks.provider, provider), eq(socialLinks.subject, subject))

export async function lockLink(tx: Tx, link: Named): Promise<LinkRow | null> {
  const [row] = await tx.select().from(socialLinks).where(named(link)).for('no key update')
  return row ?? null
}

/** False when the person is linked already, or the member already has one of this provider. */
export async function insertLink(tx: Tx, row: LinkRow): Promise<boolean> {
  const { rowCount } = await tx.insert(socialLinks).values(row).onConflictDoNothing()
  return rowCount === 1
}

export async function keepToken(tx: Tx, link: Named, refreshToken: string): Promise<void> {
  await tx.update(socialLinks).set({ refreshToken }).where(named(link))
}

export async function giveLink(tx: Tx, link: Named, memberId: string): Promise<void> {
  await tx.update(socialLinks).set({ memberId }).where(named(link))
}

export function linksOf(db: DbOrTx, memberId: string): Promise<LinkRow[]> {
  return db.select().from(socialLinks).where(eq(socialLinks.memberId, memberId)).orderBy(asc(socialLinks.linkedAt))
}

export async function linkOf(db: DbOrTx, memberId: string, provider: SocialProvider): Promise<LinkRow | null> {
  const rows = await linksOf(db, memberId)
  return rows.find((row) => row.provider === provider) ?? null
}

export async function deleteLinks(tx: Tx, memberId: string, provider?: SocialProvider): Promise<LinkRow[]> {
  const own = eq(socialLinks.memberId, memberId)
  return tx
    .delete(socialLinks)
    .where(provider ? and(own, eq(socialLinks.provider, provider)) : own)
    .returning()
}

/** A member who never finished joining has nothing yet but this row. */
export async function deletePending(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(members).where(and(eq(members.id, memberId), eq(members.needAdditionalInfo, true)))
}

export async function abandonedJoins(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .innerJoin(socialLinks, eq(socialLinks.memberId, members.id))
    .where(and(eq(members.needAdditionalInfo, true), lt(members.joinedAt, before)))
    .limit(500)
    .for('no key update', { of: members, skipLocked: true })
  return rows.map((row) => row.id)
}
