import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readPlace, writePlace } from '#/server/platform/db/keyset.ts'
import { type EstimateRange, type ListedEstimate, listedEstimates } from './list-estimates.repo.ts'

const PAGE = 20

interface Asked extends Pick<EstimateRange, 'memberId' | 'q'> {
  readonly after: string | undefined
}

export async function listEstimates(
  db: DbOrTx,
  { memberId, q, after }: Asked,
): Promise<{ readonly rows: readonly ListedEstimate[]; readonly next: string | null }> {
  const found = await listedEstimates(db, { memberId, q, after: after ? readPlace(after) : null, limit: PAGE + 1 })
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  return { rows, next: found.length > PAGE && last ? writePlace({ at: last.madeAt, id: last.id }) : null }
}
