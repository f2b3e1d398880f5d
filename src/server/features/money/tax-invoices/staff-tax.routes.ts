import { AppError } from '#/contract/errors.ts'
import * as desk from '#/contract/money/staff-tax.contract.ts'
import { DONE } from '#/contract/people/login.contract.ts'
import { monthEnd } from '#/domain/tax/invoice-days.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { listRoute, type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { confirmAmendment, undoPaper } from './amend-paper.ts'
import { lockSettings, putSettings, readSettings, type TaxSettings } from './buyers.repo.ts'
import { changeBuyer, lockWithOrders } from './change-paper.ts'
import { collectMonth } from './collect-month.ts'
import { lookedAt, requireSeen, type Things } from '#/server/platform/looked-at.ts'
import { readDocument } from './documents.repo.ts'
import { exportPapers } from './export-papers.ts'
import { startIssue } from './open-paper.ts'
import { deskCounts, deskPapers, orderNumbersOf } from './papers.repo.ts'
import type { TaxDeps } from './tax-deps.ts'
import { presentDeskRow, presentWhole } from './tax.presenter.ts'
import { withdrawPaper } from './withdraw-paper.ts'

type Call = AuditedCall & { readonly principal: StaffPrincipal }

const byOf = ({ principal }: Call) => ({ kind: 'staff', id: principal.staffId }) as const

const write = (tx: Tx, call: Call, action: string, objectId: string | null, detail: object = {}) =>
  audit(tx, call, { action, objectKind: 'tax-paper', objectId, detail: { ...detail } })

export const staffTaxRoutes = (deps: TaxDeps): readonly Route[] => [...readRoutes(deps), ...actRoutes(deps)]

function readRoutes(deps: TaxDeps): readonly Route[] {
  const { db } = deps.database
  return [
    listRoute(desk.listTaxPapers, async ({ query }, lists) => {
      const month = query.month ?? seoulDay(deps.clock.now()).slice(0, 7)
      const rows = await deskPapers(lists, query.show, month)
      const numbers = await orderNumbersOf(
        lists,
        rows.map(({ id }) => id),
      )
      return {
        papers: rows.map((row) => presentDeskRow(row, numbers.get(row.id) ?? [])),
        counts: await deskCounts(lists),
        month,
        connected: connectionOf(deps),
      }
    }),
    route(desk.readStaffTaxPaper, async ({ params }) => {
      const document = await readDocument(db, params.documentId)
      if (!document) throw new AppError('NOT_FOUND')
      return presentWhole(db, deps, document)
    }),
    listRoute(desk.exportTaxPapers, ({ query, reply }, lists) => exportPapers(lists, reply, query)),
    route(desk.readTaxSettings, () => settingsOf(deps)),
  ]
}

function connectionOf({ taxInvoices }: TaxDeps): 'none' | 'practice' | 'real' {
  if (!taxInvoices) return 'none'
  return taxInvoices.practised ? 'practice' : 'real'
}

async function settingsOf({ database }: TaxDeps) {
  return shownSettings(await readSettings(database.db))
}

const shownSettings = ({ businessType, businessItem, selfReceipts }: TaxSettings) => {
  const shown = { businessType, businessItem, selfReceipts }
  return { ...shown, seen: lookedAt(settingsThings(shown)) }
}

const settingsThings = ({ businessType, businessItem, selfReceipts }: TaxSettings): Things => ({
  업태: businessType,
  종목: businessItem,
  자진발급: selfReceipts,
})

function actRoutes(deps: TaxDeps): readonly Route[] {
  return [
    writeRoute(desk.issueTaxPaper, async (call, tx) => {
      const { documentId } = call.params
      const document = await lockWithOrders(tx, { documentId })
      await startIssue(tx, deps, document, byOf(call))
      await write(tx, call, 'tax.issue', documentId)
      return DONE
    }),
    writeRoute(desk.correctTaxPaper, async (call, tx) => {
      const { documentId } = call.params
      await changeBuyer(tx, deps, { documentId, wish: call.body.wish, by: byOf(call) })
      await write(tx, call, 'tax.correct', documentId, { kind: call.body.wish.kind })
      return DONE
    }),
    writeRoute(desk.confirmAmendment, async (call, tx) => {
      const { documentId } = call.params
      const { code } = call.body
      await confirmAmendment(tx, deps, { documentId, code, by: byOf(call) })
      await write(tx, call, 'tax.amend', documentId, { code })
      return DONE
    }),
    writeRoute(desk.undoTaxPaper, async (call, tx) => {
      const { documentId } = call.params
      const { reason, buyer = null } = call.body
      await undoPaper(tx, deps, { documentId, reason, buyer, by: byOf(call) })
      await write(tx, call, 'tax.undo', documentId, { reason, code: buyer ? 1 : 6 })
      return DONE
    }),
    route(desk.withdrawTaxPaper, async (call) => {
      const { documentId } = call.params
      const { reason } = call.body
      await deps.database.transaction((tx) => write(tx, call, 'tax.withdraw', documentId, { reason }))
      await withdrawPaper(deps, { documentId, reason, by: byOf(call) })
      return DONE
    }),
    writeRoute(desk.collectTaxPapers, async (call, tx) => {
      const { month } = call.body
      const papers = await collectMonth(tx, deps, { writeDay: monthEnd(`${month}-01`), by: byOf(call) })
      await write(tx, call, 'tax.collect', null, { month, papers })
      return { papers }
    }),
    writeRoute(desk.saveTaxSettings, async (call, tx) => {
      const { seen, ...settings } = call.body
      await lockSettings(tx)
      requireSeen(seen, settingsThings(await readSettings(tx)))
      await putSettings(tx, { ...settings, changedAt: deps.clock.now() })
      await write(tx, call, 'tax.settings', null, settings)
      return shownSettings(settings)
    }),
  ]
}
