import type { QueryOf, ResultOf } from '#/contract/endpoint.ts'
import type { CaseRowView, listCases as endpoint } from '#/contract/support/cases.contract.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { readPlace, writePlace } from '#/server/platform/db/keyset.ts'
import { lookedAt } from '#/server/platform/looked-at.ts'
import { countCauses, countOutcomes, type ListedCase, readCases } from './case-list.repo.ts'
import { causeThings } from './remake-case.ts'

const PAGE = 50

export async function listCases(
  db: Db,
  { view, cause, outcome, orderNumber, cursor }: QueryOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const after = cursor ? readPlace(cursor) : null
  const rows = await readCases(db, { view, cause, outcome, orderNumber, after, limit: PAGE + 1 })
  const counted = orderNumber === undefined
  const items = await presentCases(db, rows.slice(0, PAGE))
  const last = rows.length > PAGE ? items.at(-1) : undefined
  return {
    items,
    next: last ? writePlace({ at: new Date(last.createdAt), id: last.id }) : null,
    causes: counted ? (await countCauses(db)).map((row) => ({ ...row })) : [],
    outcomes: counted ? (await countOutcomes(db)).map((row) => ({ ...row })) : [],
  }
}

/** With the pictures of their jobs, and with what a decision about each is made on. */
export async function presentCases(db: Db, rows: readonly ListedCase[]): Promise<CaseRowView[]> {
  const pictures = await picturesOf(db, rows)
  return rows.map(({ files: _, ...row }, at) => ({
    ...row,
    picture: pictures[at] ?? null,
    seen: lookedAt(causeThings(row)),
  }))
}
