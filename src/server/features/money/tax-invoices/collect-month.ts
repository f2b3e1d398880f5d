import { seoulDay } from '#/lib/seoul-time.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { dueOf } from './due-of.ts'
import { lockGathered, updateDocument } from './documents.repo.ts'
import type { By } from './move-document.ts'
import { startIssue } from './open-paper.ts'
import type { TaxDeps } from './tax-deps.ts'

/** Issues what was gathered of a month. Before the month is over, the invoice is written on the day of collecting. */
export async function collectMonth(
  tx: Tx,
  deps: TaxDeps,
  { writeDay, by }: { readonly writeDay: string; readonly by: By },
): Promise<number> {
  const gathered = await lockGathered(tx, writeDay)
  const today = seoulDay(deps.clock.now())
  for (const document of gathered) {
    const day = today < document.writeDay ? today : document.writeDay
    const days = { writeDay: day, dueDay: await dueOf(tx, day) }
    await updateDocument(tx, document.id, days)
    await startIssue(tx, deps, { ...document, ...days }, by)
  }
  return gathered.length
}
