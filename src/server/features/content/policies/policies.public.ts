import type { PolicyName } from '#/contract/content/policies.contract.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { versionOn } from './policies.repo.ts'

export type PolicyVersions = Readonly<Record<PolicyName, string>>

/** The versions that somebody agrees to at this moment; what a consent names can be read for ever. */
export async function policiesInForce(db: DbOrTx, now: Date): Promise<PolicyVersions> {
  const day = seoulDay(now)
  const [terms, privacy] = [await versionOn(db, 'terms', day), await versionOn(db, 'privacy', day)]
  if (!terms || !privacy) throw new Error(`no policy is in force on ${day}`)
  return { terms, privacy }
}
