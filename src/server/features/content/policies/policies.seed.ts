import { seoulDay } from '#/lib/seoul-time.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import type { PolicyName } from '#/contract/content/policies.contract.ts'
import { docOfMarks } from '#/domain/writing/doc-of-text.ts'
import { layWritten } from '#/server/features/content/writing/writing.public.ts'
import { FIRST_PRIVACY } from './first-privacy.data.ts'
import { FIRST_TERMS } from './first-terms.data.ts'

/** The day on which the shop opened, and the texts with it. */
const FIRST = '2026-11-20'

/** The first versions. They are laid once: a changed text is a new version. */
export async function seedPolicies(tx: Tx, { clock, ids }: Pick<Services, 'clock' | 'ids'>): Promise<void> {
  const publishedAt = clock.now()
  const today = seoulDay(publishedAt)
  // On a machine whose clock stands before the opening, people can join all the same.
  const effectiveFrom = today < FIRST ? today : FIRST
  const textOf = (policy: PolicyName, title: string, body: string) => ({
    id: ids.uuid(),
    slug: `${policy}-${FIRST}`,
    piece: {
      kind: 'policy',
      title,
      fields: { policy, effectiveFrom, changeNote: null },
      doc: docOfMarks(body),
    } as const,
    publishedAt,
  })
  await layWritten(tx, [textOf('terms', '이용약관', FIRST_TERMS), textOf('privacy', '개인정보처리방침', FIRST_PRIVACY)])
}
