import { AppError } from '#/contract/errors.ts'
import * as own from '#/contract/money/tax-bill.contract.ts'
import { DONE } from '#/contract/people/login.contract.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { askPapers } from './ask-papers.ts'
import { putBuyer } from './buyers.repo.ts'
import { cancelPaper, changeBuyer } from './change-paper.ts'
import { readDocument } from './documents.repo.ts'
import { paperUrl } from './paper-url.ts'
import { readTaxBill } from './read-tax-bill.ts'
import { staffTaxRoutes } from './staff-tax.routes.ts'
import type { TaxDeps } from './tax-deps.ts'
import { presentOwnWhole } from './tax.presenter.ts'

export const taxInvoicesRoutes = (deps: TaxDeps): readonly Route[] => [...customerRoutes(deps), ...staffTaxRoutes(deps)]

function customerRoutes(deps: TaxDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(own.listTaxBill, ({ principal, query }) =>
      readTaxBill(db, deps.clock.now(), principal.memberId, query.month),
    ),
    route(own.readTaxPaper, async ({ principal, params }) => {
      const document = await readDocument(db, params.documentId)
      if (document?.memberId !== principal.memberId) throw new AppError('NOT_FOUND')
      return presentOwnWhole(db, deps, document)
    }),
    route(own.openTaxPaper, ({ principal, params }) => paperUrl(deps, principal.memberId, params.documentId)),
    writeRoute(own.askTaxPapers, async ({ principal: { memberId }, body }, tx) => ({
      papers: await askPapers(tx, deps, { memberId, ...body }),
    })),
    writeRoute(own.changeTaxBuyer, async ({ principal: { memberId }, params, body }, tx) => {
      const by = { kind: 'customer', id: memberId } as const
      await changeBuyer(tx, deps, { ...params, ...body, memberId, by })
      return DONE
    }),
    writeRoute(own.cancelTaxPaper, async ({ principal: { memberId }, params }, tx) => {
      await cancelPaper(tx, deps, { ...params, memberId, by: { kind: 'customer', id: memberId } })
      return DONE
    }),
    writeRoute(own.saveTaxBuyer, async ({ principal: { memberId }, body }, tx) => {
      await putBuyer(tx, { memberId, ...body, changedAt: deps.clock.now() })
      return body
    }),
  ]
}
