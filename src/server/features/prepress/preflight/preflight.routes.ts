import * as contract from '#/contract/prepress/preflight.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { sendKept } from '#/server/platform/http/send-kept.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import { askForReport } from './check-file.ts'
import { expectedBy } from './expected-by.ts'
import { makePicturePage } from './make-picture-page.ts'
import { pagePicture } from './page-picture.ts'
import type { PreflightDeps } from './preflight-deps.ts'
import { presentReport } from './preflight.presenter.ts'
import { findFacts, newestReports } from './preflight.repo.ts'
import { factsOfChecked } from './read-file-facts.ts'
import { readyPdf } from './ready-pdf.ts'
import { shareOf } from './share-of.ts'

export function preflightRoutes(deps: PreflightDeps): readonly Route[] {
  const { db } = deps.database
  const expected = expectedBy(deps)
  return [
    route(contract.showReport, async (call) => {
      const file = await readyPdf(db, call, call.params.fileId)
      const [report] = await newestReports(db, [file.id])
      const facts = await findFacts(db, file.sha256)
      // What an older reader found is asked again: its answer and its facts would not fit together.
      const outdated = report?.state === 'done' && facts === null
      return presentReport(file.id, outdated ? null : (report ?? null), facts)
    }),
    route(contract.readFacts, async (call) => {
      const file = await readyPdf(db, call, call.params.fileId)
      const facts = await factsOfChecked(deps, file, shareOf(call))
      if (!facts) throw new AppError('NOT_FOUND')
      return { facts }
    }),
    writeRoute(contract.checkFile, async (call, tx) => {
      const file = await readyPdf(tx, call, call.params.fileId)
      const { part } = call.body
      const expectation = await expected(tx, file.id, call.body)
      const report = await askForReport(tx, deps, { file, part, expectation }, shareOf(call))
      return presentReport(file.id, report, await findFacts(tx, file.sha256))
    }),
    route(contract.makePage, (call) => makePicturePage(deps, call, call.params.fileId, call.body)),
    route(contract.showPage, async (call) => {
      const file = await readyPdf(db, call, call.params.fileId)
      const { page } = call.params
      const wanted = { page, longSide: contract.PAGE_SIZES[call.query.size], share: shareOf(call) }
      // Heavy pages of one file are drawn one after the other.
      call.leaveTurn()
      await sendKept(call.reply, await pagePicture(deps, file, wanted))
      return null
    }),
    route(contract.showPicture, async (call) => {
      const file = await readyPdf(db, call, call.params.fileId)
      const { page, size } = call.query
      const wanted = { page, longSide: contract.JOB_PICTURE_SIZES[size], share: shareOf(call), alone: true }
      // Heavy pages of one file are drawn one after the other.
      call.leaveTurn()
      await sendKept(call.reply, await pagePicture(deps, file, wanted))
      return null
    }),
  ]
}
