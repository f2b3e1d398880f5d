import { AppError } from '#/contract/errors.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { next } from '#/domain/orders/transition.ts'
import { CASE_MACHINE } from '#/domain/support/case-machine.ts'
import { type PaymentsDeps, refundableOf, repayAgreed } from '#/server/features/money/payments/payments.public.ts'
import { type Actor, lineOf, type OrderLine } from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { agreedBackOfLine, caseOfRepayment, readCaseOf, updateCase } from './cases.repo.ts'
import type { InquiriesDeps } from './inquiries-deps.ts'
import type { CaseRow } from './inquiries.table.ts'
import { tellBrowsers } from './move-inquiry.ts'
import { lockForDesk } from './own-inquiry.ts'
import { postMessage, SHOP_ITSELF } from './post-message.ts'

export async function lineOfCase(db: DbOrTx, { lineId }: CaseRow): Promise<OrderLine> {
  const line = await lineOf(db, lineId)
  if (!line) throw new Error(`line ${lineId} vanished`)
  return line
}

/** Won of a line that other faults have not been agreed to give back. */
export async function leftOfLine(db: DbOrTx, found: CaseRow, { total }: Pick<OrderLine, 'total'>): Promise<number> {
  return total - (await agreedBackOfLine(db, found))
}

/** Why so much cannot be given back of what is left of the order; null when it can. */
export async function whyNotOfOrder(db: DbOrTx, orderId: string, amount: number): Promise<string | null> {
  const left = await refundableOf(db, orderId)
  return amount <= left ? null : `이 주문에서 돌려드릴 수 있는 금액은 ${formatWon(left)}입니다.`
}

/** What was agreed to goes back, as far as line and order still have it. The order and the inquiry are locked. */
export async function beginRefund(tx: Tx, deps: PaymentsDeps, found: CaseRow, by: Actor): Promise<string> {
  const amount = found.offerAmount ?? 0
  const why =
    amount > (await leftOfLine(tx, found, await lineOfCase(tx, found)))
      ? '이 품목에서 그만큼 돌려드릴 수 없습니다.'
      : await whyNotOfOrder(tx, found.orderId, amount)
  if (why) throw new AppError('CONFLICT', `${why}\n문의에 이어 남겨 주시면 다시 제안해 드리겠습니다.`)
  return repayAgreed(tx, deps, { orderId: found.orderId, amount, by })
}

/** The money of an agreed refund has arrived: its case is done, and the conversation says so. */
export async function settleRefunded(
  deps: Omit<InquiriesDeps, 'storage' | 'quoter' | 'origins'>,
  { repaymentId, amount }: { readonly repaymentId: string; readonly amount: number },
): Promise<void> {
  const known = await caseOfRepayment(deps.database.db, repaymentId)
  if (!known) return
  await deps.database.transaction(async (tx) => {
    const row = await lockForDesk(tx, known.inquiryId)
    const found = await readCaseOf(tx, row.id)
    const move = found && next(CASE_MACHINE, found.state, 'settle', 'system')
    if (!move?.ok) return
    await updateCase(tx, known.id, { state: move.to, settledAt: deps.clock.now() })
    await postMessage(tx, deps, row, {
      kind: 'event',
      author: SHOP_ITSELF,
      body: `${formatWon(amount)}을 돌려드렸습니다.`,
    })
    await tellBrowsers(tx, deps, row.id)
  })
}
