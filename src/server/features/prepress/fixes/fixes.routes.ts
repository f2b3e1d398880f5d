import * as contract from '#/contract/prepress/fixes.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { planFixes } from '#/domain/preflight/fixes/plan-fixes.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import {
  lastCheckOf,
  shownSizesOf,
  readyPdf,
  type PreflightDeps,
} from '#/server/features/prepress/preflight/preflight.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { route, type Route, writeRoute } from '#/server/platform/http/route.ts'
import { acceptFix, declineFix } from './decide-fix.ts'
import { presentFix, presentOffer } from './fixes.presenter.ts'
import { findFix, fixesOfFile, originOf } from './fixes.repo.ts'
import type { FixRow } from './fixes.table.ts'
import { tryFixes } from './try-fixes.ts'

export function fixesRoutes(deps: PreflightDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(contract.listFixes, async (call) => {
      const file = await readyPdf(db, call, call.params.fileId)
      const last = await lastCheckOf(db, file)
      const origin = await originOf(db, file.id)
      const [original] = origin ? await filesOf(db, [origin.fileId]) : []
      const tries = await fixesOfFile(db, file.id)
      const plan = last ? planFixes(last.findings, last.facts, last.expectation) : []
      return {
        offers: plan.flatMap((fix) => (last?.offers?.includes(fix.id) ? [presentOffer(fix, last.expectation)] : [])),
        trying: plan.length > 0 && last?.offers === null,
        tries: await Promise.all(tries.map((row) => view(db, row))),
        original: origin && original ? { fileId: original.id, name: original.name, sha256: origin.sha256 } : null,
      }
    }),
    writeRoute(contract.tryFixes, async (call, tx) =>
      view(tx, await tryFixes(tx, deps, call, call.params.fileId, call.body)),
    ),
    route(contract.showFix, async (call) => {
      const file = await readyPdf(db, call, call.params.fileId)
      const row = await findFix(db, call.params.fixId)
      if (row?.fileId !== file.id) throw new AppError('NOT_FOUND')
      return view(db, row)
    }),
    writeRoute(contract.acceptFix, async (call, tx) =>
      view(tx, await acceptFix(tx, deps, call, call.params, call.body)),
    ),
    writeRoute(contract.declineFix, async (call, tx) => view(tx, await declineFix(tx, deps, call, call.params))),
  ]
}

async function view(db: DbOrTx, row: FixRow) {
  const [copy] = row.candidateId ? await filesOf(db, [row.candidateId]) : []
  const [before, after] = row.candidateSha256
    ? await Promise.all([shownSizesOf(db, row.sha256), shownSizesOf(db, row.candidateSha256)])
    : [[], []]
  return presentFix(row, copy, { before, after })
}
