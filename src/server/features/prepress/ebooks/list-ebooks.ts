import type { QueryOf, ResultOf } from '#/contract/endpoint.ts'
import type { listEbooks as ownEndpoint } from '#/contract/prepress/ebooks.contract.ts'
import type { listStaffEbooks as deskEndpoint } from '#/contract/prepress/staff-ebooks.contract.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readPlace, writePlace } from '#/server/platform/db/keyset.ts'
import { linesOfEbooks, memberNames } from './ebook-lines.repo.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { listOfMember, listOfStage } from './ebooks.repo.ts'
import { presentSummaries } from './ebooks.presenter.ts'

const PAGE = 20
const DESK_PAGE = 50

export async function listOwnEbooks(
  db: DbOrTx,
  deps: Pick<EbooksDeps, 'clock'>,
  memberId: string,
  { after }: QueryOf<typeof ownEndpoint>,
): Promise<ResultOf<typeof ownEndpoint>> {
  const rows = await listOfMember(db, memberId, after ? readPlace(after) : null, PAGE + 1)
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  return {
    items: await presentSummaries(db, deps, shown),
    next: rows.length > PAGE && last ? writePlace({ at: last.createdAt, id: last.id }) : null,
  }
}

export async function listForDesk(
  db: DbOrTx,
  { stage, after }: QueryOf<typeof deskEndpoint>,
): Promise<ResultOf<typeof deskEndpoint>> {
  const rows = await listOfStage(db, stage ?? null, after ? readPlace(after) : null, DESK_PAGE + 1)
  const shown = rows.slice(0, DESK_PAGE)
  const last = shown.at(-1)
  const lines = await linesOfEbooks(
    db,
    shown.map(({ id }) => id),
  )
  const names = await memberNames(db, [...new Set(shown.map(({ memberId }) => memberId))])
  return {
    items: shown.map((row) => ({
      id: row.id,
      title: row.title,
      stage: row.stage,
      form: row.form,
      kind: row.manuscriptKind,
      orderNumber: lines.get(row.id)?.orderNumber ?? null,
      customer: names.get(row.memberId) ?? '탈퇴한 회원',
      movedAt: row.movedAt.toISOString(),
    })),
    next: rows.length > DESK_PAGE && last ? writePlace({ at: last.movedAt, id: last.id }) : null,
  }
}
