import { seoulDay } from '#/lib/seoul-time.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { insertPolicies } from './policies.repo.ts'
import { FIRST_PRIVACY } from './first-privacy.data.ts'
import { FIRST_TERMS } from './first-terms.data.ts'

/** The day on which the shop opened, and the texts with it. */
const FIRST = '2026-11-20'

/** The first versions. They are laid once: a changed text is a new version. */
export async function seedPolicies(tx: Tx, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const publishedAt = clock.now()
  const today = seoulDay(publishedAt)
  // On a machine whose clock stands before the opening, people can join all the same.
  const effectiveFrom = today < FIRST ? today : FIRST
  const laid = { version: FIRST, effectiveFrom, changeNote: null, publishedAt }
  await insertPolicies(tx, [
    { ...laid, name: 'terms', body: FIRST_TERMS },
    { ...laid, name: 'privacy', body: FIRST_PRIVACY },
  ])
}
