import {
  createDraft,
  discardDraft,
  editDraft,
  exportDraft,
  listDrafts,
  previewSheet,
  publishDraft,
  readDraft,
  reportDraft,
} from '#/contract/catalogue/drafts.contract.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import { createDraft as create } from './create-draft.ts'
import { discardDraft as discard } from './discard-draft.ts'
import { listOpenDrafts } from './drafts.repo.ts'
import { editDraft as edit } from './edit-draft.ts'
import { readOpenDraft } from './load-draft.ts'
import { previewSheet as preview } from './preview-sheet.ts'
import type { TariffsDeps } from './tariffs-deps.ts'
import { presentDraft, presentPublished } from './tariffs.presenter.ts'
import { publishDraft as publish } from './publish-draft.ts'
import { receiveTariff } from './receive-tariff.ts'
import { reportTariff } from './report-tariff.ts'
import { sendSheet } from './send-sheet.ts'
import { staffNames } from './staff-names.ts'

export function draftsRoutes(deps: TariffsDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(listDrafts, async () => {
      const drafts = await listOpenDrafts(db)
      const names = await staffNames(
        db,
        drafts.flatMap((draft) => [draft.createdBy, draft.updatedBy]),
      )
      return { items: drafts.map((draft) => presentDraft(draft, names)) }
    }),
    writeRoute(createDraft, (call, tx) => create(tx, deps, call, call.body)),
    route(readDraft, async ({ params }) => {
      const draft = await readOpenDraft(db, params.id)
      const names = await staffNames(db, [draft.createdBy, draft.updatedBy])
      const base = await deps.tariffs.version(db, draft.basedOn)
      return { draft: presentDraft(draft, names), tariff: draft.body, base }
    }),
    writeRoute(editDraft, (call, tx) => edit(tx, deps, call, { ...call.body, id: call.params.id })),
    writeRoute(discardDraft, async (call, tx) => {
      await discard(tx, deps, call, { ...call.params, ...call.query })
      return { id: call.params.id }
    }),
    route(reportDraft, async ({ params }) => {
      const draft = await readOpenDraft(db, params.id)
      return reportTariff(db, deps, { tariff: draft.body, base: await deps.tariffs.version(db, draft.basedOn) })
    }),
    route(exportDraft, async ({ params, query, reply }) => {
      const draft = await readOpenDraft(db, params.id)
      return sendSheet(reply, draft.body, query.format, `요금표 초안 ${draft.title}`)
    }),
    route(previewSheet, async ({ params, request }) => {
      const draft = await readOpenDraft(db, params.id)
      return preview(draft, await receiveTariff(request))
    }),
    writeRoute(publishDraft, async (call, tx) =>
      presentPublished(await publish(tx, deps, call, { ...call.body, id: call.params.id })),
    ),
  ]
}
