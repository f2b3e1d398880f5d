import {
  printChosenStatement,
  printEstimateDocument,
  printOrderDocument,
  printStatementList,
  readChosenStatement,
  readEstimateDocument,
  readOrderDocument,
  readStatementList,
} from '#/contract/ordering/documents.contract.ts'
import { seesPressFiles } from '#/server/features/files/files/files.public.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import type { DocumentsDeps } from './documents-deps.ts'
import { presentDocument } from './documents.presenter.ts'
import { readEstimateDocument as estimateDocument } from './read-estimate-document.ts'
import { readAnyOrderDocument, readChosen, readOwnOrderDocument, readStatements } from './read-documents.ts'
import { sendPdf } from './send-pdf.ts'

export function documentsRoutes(deps: DocumentsDeps): readonly Route[] {
  const { db } = deps.database
  const now = () => deps.clock.now()
  return [
    route(readOrderDocument, async ({ principal, params }) =>
      presentDocument(db, await readOwnOrderDocument(db, now(), principal.memberId, params)),
    ),
    route(printOrderDocument, async (call) => {
      const { principal, params } = call
      const document =
        principal.kind === 'staff'
          ? await readAnyOrderDocument(db, now(), params)
          : await readOwnOrderDocument(db, now(), principal.memberId, params)
      return sendPdf(deps, document, call)
    }),
    route(readEstimateDocument, async (call) => {
      const { principal } = call
      const closed = principal.kind === 'staff' && !seesPressFiles(principal)
      return presentDocument(db, await estimateDocument(db, call, call.params.number), { closed })
    }),
    route(printEstimateDocument, async (call) =>
      sendPdf(deps, await estimateDocument(db, call, call.params.number), call),
    ),
    route(readStatementList, async ({ principal, query }) =>
      presentDocument(db, await readStatements(db, now(), principal.memberId, query)),
    ),
    route(printStatementList, async (call) =>
      sendPdf(deps, await readStatements(db, now(), call.principal.memberId, call.query), call),
    ),
    route(readChosenStatement, async ({ principal, query }) =>
      presentDocument(db, await readChosen(db, now(), principal.memberId, query.orderNumbers.split(','))),
    ),
    route(printChosenStatement, async (call) => {
      const { principal, query } = call
      return sendPdf(deps, await readChosen(db, now(), principal.memberId, query.orderNumbers.split(',')), call)
    }),
  ]
}
