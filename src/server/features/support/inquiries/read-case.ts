import { AppError } from '#/contract/errors.ts'
import type { CaseDetail } from '#/contract/support/cases.contract.ts'
import { caseCosts } from '#/domain/support/case-costs.ts'
import { deliveriesOf } from '#/server/features/ordering/orders/orders.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { lineOfCase } from './agreed-refund.ts'
import { readCases } from './case-list.repo.ts'
import { readCase } from './cases.repo.ts'
import { readMessages } from './inquiry-messages.repo.ts'
import type { CaseRow } from './inquiries.table.ts'
import { presentCases } from './list-cases.ts'

/** One case whole, with what it costs the shop by the prices its line was sold at. */
export async function readWholeCase(db: Db, caseId: string): Promise<CaseDetail> {
  const found = await readCase(db, caseId)
  const [row] = found ? await presentCases(db, await readCases(db, { view: 'all', caseId, after: null, limit: 1 })) : []
  if (!found || !row) throw new AppError('NOT_FOUND')
  const line = await lineOfCase(db, found)
  const [report] = await readMessages(db, found.inquiryId, 'customer')
  const costs = caseCosts({
    offer: offerOf(found),
    copies: found.copies,
    line: { copies: line.copies, supply: line.supply, prices: line.quote.lines },
    fee: await feeOf(db, found),
  })
  return {
    ...row,
    wish: found.wish,
    reported: report?.body ?? '',
    lineCopies: line.copies,
    costs: { ...costs, lines: costs.lines.map((each) => ({ ...each })) },
  }
}

/** What was refused is offered no more. */
function offerOf({ state, offerKind: kind, offerCopies: copies, offerAmount: amount, offerAfter: after }: CaseRow) {
  return kind === null || state === 'refused' || state === 'reviewing' ? null : { kind, copies, amount, after }
}

/** What a parcel to where the goods went was charged; a remake goes there once more. */
async function feeOf(db: Db, { orderId, lineId }: CaseRow): Promise<number> {
  const place = (await deliveriesOf(db, orderId)).find(
    ({ remakeOf, counts }) => remakeOf === null && counts.some((count) => count.lineId === lineId),
  )
  return place?.fee ?? 0
}
