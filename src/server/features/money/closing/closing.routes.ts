import * as closing from '#/contract/money/closing.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { JOURNAL_HEADS, journalRow, journalSums } from '#/domain/money/closing.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { PaymentsDeps } from '#/server/features/money/payments/payments.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import { listRoute, type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { sendTable } from '#/server/platform/sheets/send-table.ts'
import { closeDay, closeMonth, explainDifference, reopenMonth } from './close-books.ts'
import { compareDay } from './compare-day.ts'
import { journalOf } from './journal.repo.ts'
import { dayOfClosing, monthOfClosing } from './read-closing.ts'

const MOST_POSTINGS = 200_000
const WIDTHS = [12, 10, 8, 22, 24, 24, 14, 14]

/** 마감. */
export const closingRoutes = (deps: PaymentsDeps): readonly Route[] => {
  const today = () => seoulDay(deps.clock.now())
  return [
    listRoute(closing.readClosingDay, ({ params }, db) => dayOfClosing(db, params.day, today())),
    route(closing.compareDay, async (call) => {
      const { day } = call.params
      await compareDay(deps, day)
      const { db } = deps.database
      await audit(db, call, { action: 'closing.compare', objectKind: 'closing', objectId: day })
      return dayOfClosing(db, day, today())
    }),
    writeRoute(closing.explainDifference, async (call, tx) => {
      await explainDifference(tx, deps, call, { ...call.params, ...call.body })
      return {}
    }),
    writeRoute(closing.closeDay, async (call, tx) => {
      await closeDay(tx, deps, call, call.params.day)
      return dayOfClosing(tx, call.params.day, today())
    }),
    listRoute(closing.readClosingMonth, ({ params }, db) => monthOfClosing(db, params.month, today())),
    writeRoute(closing.closeMonth, async (call, tx) => {
      await closeMonth(tx, deps, call, call.params.month)
      return monthOfClosing(tx, call.params.month, today())
    }),
    writeRoute(closing.reopenMonth, async (call, tx) => {
      await reopenMonth(tx, deps, call, { ...call.params, ...call.body })
      return {}
    }),
    route(closing.exportJournal, async (call) => {
      const { period, format } = call.query
      const { db } = deps.database
      const postings = await journalOf(db, period, MOST_POSTINGS + 1)
      if (postings.length > MOST_POSTINGS)
        throw new AppError('CONFLICT', '줄이 너무 많습니다. 날짜를 골라 하루씩 받아 주세요.')
      const detail = { period, format, lines: postings.length }
      await audit(db, call, { action: 'closing.journal', objectKind: 'closing', objectId: period, detail })
      const rows = [
        [...JOURNAL_HEADS],
        ...postings.map(journalRow),
        ['', '', '', '합계', '', '', ...journalSums(postings)],
      ]
      return sendTable(call.reply, { name: `분개장 ${period}`, sheet: '분개장', rows, widths: WIDTHS }, format)
    }),
  ]
}
