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
      presentDocument(await readOwnOrderDocument(db, now(), principal.memberId, params)),
    ),
    route(printOrderDocument, async ({ principal, params, reply }) => {
      const document =
        principal.kind === 'staff'
          ? await readAnyOrderDocument(db, now(), params)
          : await readOwnOrderDocument(db, now(), principal.memberId, params)
      sendPdf(reply, document, await deps.documentRenderer.print(document))
      return null
    }),
    route(readEstimateDocument, async (call) => presentDocument(await estimateDocument(db, call, call.params.number))),
    route(printEstimateDocument, async (call) => {
      const document = await estimateDocument(db, call, call.params.number)
      sendPdf(call.reply, document, await deps.documentRenderer.print(document))
      return null
    }),
    route(readStatementList, async ({ principal, query }) =>
      presentDocument(await readStatements(db, now(), principal.memberId, query)),
    ),
    route(printStatementList, async ({ principal, query, reply }) => {
      const document = await readStatements(db, now(), principal.memberId, query)
      sendPdf(reply, document, await deps.documentRenderer.print(document))
      return null
    }),
    route(readChosenStatement, async ({ principal, query }) =>
      presentDocument(await readChosen(db, now(), principal.memberId, query.orderNumbers.split(','))),
    ),
    route(printChosenStatement, async ({ principal, query, reply }) => {
      const document = await readChosen(db, now(), principal.memberId, query.orderNumbers.split(','))
      sendPdf(reply, document, await deps.documentRenderer.print(document))
      return null
    }),
  ]
}
