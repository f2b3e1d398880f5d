import type { QueryOf, ResultOf } from '#/contract/endpoint.ts'
import type { listInquiries as endpoint } from '#/contract/support/inquiries.contract.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { readPlace, writePlace } from '#/server/platform/db/keyset.ts'
import { inquiriesWithOffer } from './cases.repo.ts'
import { contextPictures } from './context-pictures.ts'
import { presentSummary } from './inquiries.presenter.ts'
import { countOld, listOwn } from './inquiries.repo.ts'

const PAGE = 20

export async function listOwnInquiries(
  db: Db,
  memberId: string,
  query: QueryOf<typeof endpoint>,
  now: Date,
): Promise<ResultOf<typeof endpoint>> {
  const after = query.cursor ? readPlace(query.cursor) : null
  const old = query.scope === 'old'
  const rows = await listOwn(db, { memberId, old, q: query.q ?? '', after, limit: PAGE + 1, now })
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  const pictures = await contextPictures(
    db,
    shown.map(({ context }) => context),
  )
  const waiting = await inquiriesWithOffer(
    db,
    shown.map(({ id }) => id),
  )
  return {
    items: shown.map((row, at) =>
      presentSummary(row, { picture: pictures[at] ?? null, offerWaits: waiting.has(row.id) }),
    ),
    next: rows.length > PAGE && last ? writePlace({ at: last.updatedAt, id: last.id }) : null,
    old: await countOld(db, memberId, now),
  }
}
