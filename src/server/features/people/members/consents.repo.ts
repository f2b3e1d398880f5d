import { and, desc, eq } from '#/server/platform/db/drizzle.ts'
import type { PolicyVersions } from '#/server/features/content/policies/policies.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type ConsentKind, memberConsents } from './members.table.ts'

export async function insertConsents(
  tx: Tx,
  memberId: string,
  given: Partial<Record<ConsentKind, boolean>>,
  stamp: { versions: PolicyVersions; at: Date },
): Promise<void> {
  const rows = Object.entries(given).map(([kind, value]) => ({
    memberId,
    kind: kind as ConsentKind,
    given: value,
    // The terms are agreed to by themselves; everything else is told in the privacy text.
    version: kind === 'terms' ? stamp.versions.terms : stamp.versions.privacy,
    at: stamp.at,
  }))
  if (rows.length > 0) await tx.insert(memberConsents).values(rows)
}

/** The consents that count now, by kind. */
export async function consentsOf(db: DbOrTx, memberId: string): Promise<ReadonlyMap<ConsentKind, boolean>> {
  const rows = await db
    .selectDistinctOn([memberConsents.kind], { kind: memberConsents.kind, given: memberConsents.given })
    .from(memberConsents)
    .where(and(eq(memberConsents.memberId, memberId)))
    .orderBy(memberConsents.kind, desc(memberConsents.id))
  return new Map(rows.map((row) => [row.kind, row.given]))
}
