import * as contract from '#/contract/content/writing.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import { addPicture } from './add-picture.ts'
import { discardDraft, hideWriting, publishWriting } from './publish-writing.ts'
import { restoreEdition, saveWriting, startWriting } from './save-writing.ts'
import type { WritingDeps } from './writing-deps.ts'
import { namesOf, pieceOf, presentRow, presentWritten } from './writing.presenter.ts'
import * as repo from './written.repo.ts'

const PAGE = 50
/** Somebody who has said nothing for so long has gone. */
const OPEN_MS = 45_000

export function writingRoutes(deps: WritingDeps): readonly Route[] {
  const { db } = deps.database
  const found = async (id: string) => {
    const item = await repo.findItem(db, id)
    if (!item) throw new AppError('NOT_FOUND')
    return item
  }
  return [
    route(contract.listWritten, async ({ query: { kind, page = 1 } }) => {
      const rows = await repo.pageOfItems(db, kind, { offset: (page - 1) * PAGE, limit: PAGE + 1 })
      const nameOf = await namesOf(
        deps,
        db,
        rows.map(({ writtenBy }) => writtenBy),
      )
      const items = rows.slice(0, PAGE).map((row) => presentRow(row, nameOf(row.writtenBy)))
      return { items, more: rows.length > PAGE }
    }),
    route(contract.readWritten, async ({ params }) => presentWritten(deps, db, await found(params.id))),
    route(contract.readEdition, async ({ params }) => {
      const item = await found(params.id)
      const edition = await repo.findEdition(db, item.id, params.number)
      if (!edition) throw new AppError('NOT_FOUND')
      const { number, writtenAt, writtenBy, restoredFrom } = edition
      const nameOf = await namesOf(deps, db, [writtenBy])
      return {
        number,
        writtenAt: writtenAt.toISOString(),
        writtenBy: nameOf(writtenBy),
        restoredFrom,
        piece: pieceOf(item, edition),
      }
    }),
    ...changeRoutes(deps),
    route(contract.keepOpen, async ({ params, principal }) => {
      const item = await found(params.id)
      const now = deps.clock.now()
      await repo.noteOpening(db, item.id, principal.staffId, now)
      const ids = await repo.othersAt(db, item.id, principal.staffId, new Date(now.getTime() - OPEN_MS))
      const nameOf = await namesOf(deps, db, ids)
      return { others: ids.flatMap((id) => nameOf(id) ?? []), version: item.version }
    }),
    route(contract.addPicture, async (call) => {
      const { id, width, height } = await addPicture(deps, call, call.body.fileId)
      return { id, width, height }
    }),
  ]
}

/** What changes a text, each in one transaction. */
const changeRoutes = (deps: WritingDeps): readonly Route[] => [
  writeRoute(contract.startWriting, async (call, tx) =>
    presentWritten(deps, tx, await startWriting(tx, deps, call, call.body.piece)),
  ),
  writeRoute(contract.saveWriting, async (call, tx) =>
    presentWritten(deps, tx, await saveWriting(tx, deps, call, { id: call.params.id, ...call.body })),
  ),
  writeRoute(contract.restoreEdition, async (call, tx) =>
    presentWritten(deps, tx, await restoreEdition(tx, deps, call, { id: call.params.id, ...call.body })),
  ),
  writeRoute(contract.publishWriting, async (call, tx) => {
    const { version, at, until } = call.body
    const wish = { id: call.params.id, version, at: at ? new Date(at) : null, until: until ? new Date(until) : null }
    return presentWritten(deps, tx, await publishWriting(tx, deps, call, wish))
  }),
  writeRoute(contract.hideWriting, async (call, tx) =>
    presentWritten(deps, tx, await hideWriting(tx, call, { id: call.params.id, version: call.body.version })),
  ),
  writeRoute(contract.discardDraft, (call, tx) => discardDraft(tx, call, { ...call.params, ...call.query })),
]
