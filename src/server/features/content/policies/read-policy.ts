import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { PolicyName, PolicyVersionShown, readPolicy as endpoint } from '#/contract/content/policies.contract.ts'
import type { Day } from '#/domain/calendar/business-days.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { Services } from '#/server/platform/services.ts'
import { type PolicyVersion, versionsOf } from './policies.repo.ts'

type PoliciesDeps = Pick<Services, 'database' | 'clock'>

/** The version in force unless another one is asked for; every version that was ever in force can be read. */
export async function readPolicy(
  { database: { db }, clock }: PoliciesDeps,
  name: PolicyName,
  wanted: string | undefined,
): Promise<ResultOf<typeof endpoint>> {
  const all = await versionsOf(db, name)
  const versions = withStates(all, seoulDay(clock.now()))
  const shown = versions.find(({ version, state }) => (wanted ? version === wanted : state === 'in-force'))
  const doc = all.find(({ version }) => version === shown?.version)?.doc
  if (!shown || !doc) throw new AppError('NOT_FOUND')
  return { name, shown, doc, versions }
}

function withStates(rows: readonly PolicyVersion[], today: Day): PolicyVersionShown[] {
  const inForce = rows.find((row) => row.effectiveFrom <= today)
  return rows.map((row) => ({
    version: row.version,
    effectiveFrom: row.effectiveFrom,
    changeNote: row.changeNote,
    state: row === inForce ? 'in-force' : row.effectiveFrom > today ? 'announced' : 'past',
  }))
}
