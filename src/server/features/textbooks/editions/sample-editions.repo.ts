import { and, count, eq, inArray, isNull } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { editions, editionVersions } from './editions.table.ts'
import { SAMPLE_EDITIONS } from './sample-editions.data.ts'

/** What the practice shop came with and staff have not changed: a book of a second version is the brand's own. */
const samples = (db: DbOrTx) =>
  db
    .select({ id: editions.id })
    .from(editions)
    .where(
      and(
        eq(editions.brand, 'hamamath'),
        eq(editions.latestNumber, 1),
        inArray(
          editions.title,
          SAMPLE_EDITIONS.map(({ title }) => title),
        ),
      ),
    )

const onShelf = (db: DbOrTx) =>
  and(inArray(editionVersions.editionId, samples(db)), isNull(editionVersions.withdrawnAt))

export async function countSampleEditions(db: DbOrTx): Promise<number> {
  const [row] = await db.select({ count: count() }).from(editionVersions).where(onShelf(db))
  return row?.count ?? 0
}

/** They leave the shelf without a word of regret; orders that were practised with them keep what they name. */
export async function withdrawSampleEditions(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(editionVersions)
    .set({ state: 'withdrawn', withdrawnAt: now, withdrawnReason: '견본 교재였어요.', changedAt: now })
    .where(onShelf(tx))
  await tx
    .update(editions)
    .set({ shownNumber: null })
    .where(inArray(editions.id, samples(tx)))
}
