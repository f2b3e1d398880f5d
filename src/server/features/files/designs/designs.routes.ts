import { listDesigns, readDesign } from '#/contract/files/designs.contract.ts'
import {
  changeDesign,
  deleteDesign,
  listMyDesigns,
  readDesignUse,
  readMyDesign,
  saveDesign,
  drawMyDesigns,
} from '#/contract/files/my-designs.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import type { DesignsDeps } from './designs-deps.ts'
import { presentDesign, presentSaved, presentUse } from './designs.presenter.ts'
import { findDesign, pageOfDesigns } from './designs.repo.ts'
import { changeKeptDesign, keepNewDesign } from './keep-design.ts'
import { deleteSaved, findSaved, findUse, pageOfSaved } from './my-designs.repo.ts'
import { drawSavedDesigns } from './draw-saved-designs.ts'

const PAGE = 12

export function designsRoutes(deps: DesignsDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(listDesigns, async ({ query: { kind, product, trim, mood, after } }) => {
      const filter = { kind, product: product ?? null, trim: trim ?? null, mood: mood ?? null, after: after ?? null }
      const rows = await pageOfDesigns(db, { ...filter, limit: PAGE + 1 })
      const next = rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null
      return { items: rows.slice(0, PAGE).map(presentDesign), next }
    }),
    route(readDesign, async ({ params }) => {
      const row = await findDesign(db, params.id)
      if (!row || row.publishedAt === null) throw new AppError('NOT_FOUND')
      return presentDesign(row)
    }),
    writeRoute(saveDesign, async ({ principal, body }, tx) =>
      presentSaved(await keepNewDesign(tx, deps, principal.memberId, body)),
    ),
    route(listMyDesigns, async ({ principal: { memberId }, query: { kind, after } }) => {
      const rows = await pageOfSaved(db, { memberId, kind: kind ?? null, after: after ?? null, limit: PAGE + 1 })
      const next = rows.length > PAGE ? (rows[PAGE - 1]?.saved.id ?? null) : null
      return { items: rows.slice(0, PAGE).map(presentSaved), next }
    }),
    route(readMyDesign, async ({ principal, params }) => {
      const [found] = await findSaved(db, principal.memberId, [params.id])
      if (!found) throw new AppError('NOT_FOUND')
      return presentSaved(found)
    }),
    writeRoute(changeDesign, async ({ principal: { memberId }, params: { id }, body }, tx) =>
      presentSaved(await changeKeptDesign(tx, deps, { memberId, id }, body)),
    ),
    writeRoute(deleteDesign, async ({ principal, params }, tx) => {
      if (!(await deleteSaved(tx, principal.memberId, params.id))) throw new AppError('NOT_FOUND')
      return null
    }),
    route(drawMyDesigns, async ({ principal, body }) => {
      const { row, files } = await drawSavedDesigns(deps, { memberId: principal.memberId, ...body })
      return presentUse(row, files)
    }),
    route(readDesignUse, async ({ principal, params }) => {
      const row = await findUse(db, principal.memberId, params.id)
      if (!row) throw new AppError('NOT_FOUND')
      const files = await filesOf(
        db,
        row.files.map(({ fileId }) => fileId),
      )
      return presentUse(
        row,
        files.filter(({ state }) => state === 'ready'),
      )
    }),
  ]
}
