import type { PolicyName } from '#/contract/content/policies.contract.ts'
import type { Day } from '#/domain/calendar/business-days.ts'
import type { Doc } from '#/domain/writing/doc.ts'
import { liveInOrder } from '#/server/features/content/writing/writing.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface PolicyVersion {
  /** As consents name it: the day for which it was first laid. */
  readonly version: string
  readonly effectiveFrom: Day
  readonly changeNote: string | null
  readonly doc: Doc
}

const MOST_VERSIONS = 100

/** The newest first, announced ones included. */
export async function versionsOf(db: DbOrTx, policy: PolicyName): Promise<readonly PolicyVersion[]> {
  const texts = await liveInOrder(db, 'policy', { fields: { policy }, limit: MOST_VERSIONS })
  return texts
    .map(({ slug, fields: { effectiveFrom, changeNote }, doc }) => ({
      version: (slug ?? '').slice(policy.length + 1),
      effectiveFrom,
      changeNote,
      doc,
    }))
    .toSorted((a, b) => `${b.effectiveFrom} ${b.version}`.localeCompare(`${a.effectiveFrom} ${a.version}`))
}

/** The version that counts on a day; null before the first one. */
export async function versionOn(db: DbOrTx, policy: PolicyName, day: Day): Promise<string | null> {
  return (await versionsOf(db, policy)).find(({ effectiveFrom }) => effectiveFrom <= day)?.version ?? null
}
