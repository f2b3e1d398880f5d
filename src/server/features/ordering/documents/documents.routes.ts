import type { FastifyReply } from 'fastify'
import {
  printEstimatePaper,
  printOrderPaper,
  printStatementList,
  readEstimatePaper,
  readOrderPaper,
  readStatementList,
} from '#/contract/ordering/documents.contract.ts'
import type { BusinessPaper } from '#/domain/papers/business-paper.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import type { DocumentsDeps } from './documents-deps.ts'
import { presentPaper } from './documents.presenter.ts'
import { readEstimatePaper as estimatePaper } from './read-estimate-paper.ts'
import { readOwnOrderPaper, readStatements } from './read-papers.ts'

export function documentsRoutes(deps: DocumentsDeps): readonly Route[] {
  const { db } = deps.database
  const now = () => deps.clock.now()
  return [
    route(readOrderPaper, async ({ principal, params }) =>
      presentPaper(await readOwnOrderPaper(db, now(), principal.memberId, params)),
    ),
    route(printOrderPaper, async ({ principal, params, reply }) => {
      const paper = await readOwnOrderPaper(db, now(), principal.memberId, params)
      sendPdf(reply, paper, await deps.paperPrinter.print(paper))
      return null
    }),
    route(readEstimatePaper, async (call) => presentPaper(await estimatePaper(db, call, call.params.number))),
    route(printEstimatePaper, async (call) => {
      const paper = await estimatePaper(db, call, call.params.number)
      sendPdf(call.reply, paper, await deps.paperPrinter.print(paper))
      return null
    }),
    route(readStatementList, async ({ principal, query }) =>
      presentPaper(await readStatements(db, now(), principal.memberId, query)),
    ),
    route(printStatementList, async ({ principal, query, reply }) => {
      const paper = await readStatements(db, now(), principal.memberId, query)
      sendPdf(reply, paper, await deps.paperPrinter.print(paper))
      return null
    }),
  ]
}

function sendPdf(reply: FastifyReply, paper: BusinessPaper, pdf: Uint8Array): void {
  const name = encodeURIComponent(`${paper.title} ${paper.number}.pdf`)
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .header('x-content-type-options', 'nosniff')
    .send(Buffer.from(pdf))
}
