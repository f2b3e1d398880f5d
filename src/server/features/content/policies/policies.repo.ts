import { and, desc, eq, lte } from 'drizzle-orm'
import type { PolicyName } from '#/contract/content/policies.contract.ts'
import type { Day } from '#/domain/calendar/business-days.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { policyVersion, type PolicyRow } from './policies.table.ts'

/** The newest first, announced ones included; without their texts. */
export async function versionsOf(db: DbOrTx, name: PolicyName): Promise<Omit<PolicyRow, 'body'>[]> {
  const { version, effectiveFrom, changeNote, publishedAt } = policyVersion
  return db
    .select({ name: policyVersion.name, version, effectiveFrom, changeNote, publishedAt })
    .from(policyVersion)
    .where(eq(policyVersion.name, name))
    .orderBy(desc(effectiveFrom), desc(version))
    .limit(100)
}

export async function bodyOf(db: DbOrTx, name: PolicyName, version: string): Promise<string | null> {
  const [row] = await db
    .select({ body: policyVersion.body })
    .from(policyVersion)
    .where(and(eq(policyVersion.name, name), eq(policyVersion.version, version)))
  return row?.body ?? null
}

/** The version that counts on a day; null before the first one. */
export async function versionOn(db: DbOrTx, name: PolicyName, day: Day): Promise<string | null> {
  const [row] = await db
    .select({ version: policyVersion.version })
    .from(policyVersion)
    .where(and(eq(policyVersion.name, name), lte(policyVersion.effectiveFrom, day)))
    .orderBy(desc(policyVersion.effectiveFrom), desc(policyVersion.version))
    .limit(1)
  return row?.version ?? null
}

export async function insertPolicies(tx: Tx, rows: readonly PolicyRow[]): Promise<void> {
  await tx.insert(policyVersion).values([...rows])
}
