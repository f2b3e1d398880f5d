import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { confirmBankRefund, setBankRowAside } from '#/contract/money/bank-deposits.contract.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import {
  lockRepaymentAmount,
  type PaymentsDeps,
  recordTransfer,
  takeTransferBack,
} from '#/server/features/money/payments/payments.public.ts'
import { STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { lockMatch, lockRows, rowsOfMatch, updateMatch, updateRows } from './bank-rows.repo.ts'
import { refuseDecided } from './match-rows.ts'

type Call = AuditedCall & { readonly principal: StaffPrincipal }

/** The transfer was another's: its rows are open again, and the orders wait as if it had never come. Errors: NOT_FOUND, CONFLICT. */
export async function undoMatch(
  tx: Tx,
  deps: PaymentsDeps,
  call: Call,
  { matchId, reason }: { readonly matchId: string; readonly reason: string },
): Promise<readonly string[]> {
  const rows = await rowsOfMatch(tx, matchId)
  const match = await lockMatch(tx, matchId)
  if (!match) throw new AppError('NOT_FOUND')
  if (match.undoneAt) throw new AppError('CONFLICT', '이미 되돌린 입금입니다. 새로 고쳐 확인해 주세요.')
  const numbers = await takeTransferBack(tx, deps, match.attemptId)
  if (match.overAttemptId) await takeTransferBack(tx, deps, match.overAttemptId)
  const { staffId } = call.principal
  await updateMatch(tx, matchId, { undoneAt: deps.clock.now(), undoneBy: staffId, undoReason: reason })
  const open = { state: 'open', matchId: null, decidedBy: null, decidedAt: null } as const
  await updateRows(
    tx,
    rows.map(({ id }) => id),
    open,
  )
  for (const orderNumber of numbers)
    await audit(tx, call, {
      action: 'bank-deposit.undo',
      objectKind: 'bank-deposit',
      objectId: matchId,
      orderNumber,
      detail: { amount: match.amount, reason },
    })
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
  return numbers
}

/** For no order, with the reason; or taken out again. Errors: NOT_FOUND, CONFLICT. */
export async function setAside(
  tx: Tx,
  deps: PaymentsDeps,
  call: Call,
  { rowId, reason }: { readonly rowId: string } & BodyOf<typeof setBankRowAside>,
): Promise<void> {
  const [row] = await lockRows(tx, [rowId])
  if (!row) throw new AppError('NOT_FOUND')
  if (reason !== null || row.state !== 'set-aside') await refuseDecided(tx, row)
  const by = { decidedBy: call.principal.staffId, decidedAt: deps.clock.now() }
  const change =
    reason === null
      ? ({ state: 'open', reason: '', decidedBy: null, decidedAt: null } as const)
      : ({ state: 'set-aside', reason, ...by } as const)
  await updateRows(tx, [rowId], change)
  const action = reason === null ? 'bank-deposit.take-out' : 'bank-deposit.set-aside'
  await audit(tx, call, { action, objectKind: 'bank-deposit', objectId: rowId, detail: { amount: row.amount, reason } })
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
}

/** The bank says that it was sent: the repayment is done, and its row says so. Errors: NOT_FOUND, CONFLICT. */
export async function confirmRefund(
  tx: Tx,
  deps: PaymentsDeps,
  call: Call,
  { rowId, repaymentId }: { readonly rowId: string } & BodyOf<typeof confirmBankRefund>,
): Promise<void> {
  const [row] = await lockRows(tx, [rowId])
  if (!row) throw new AppError('NOT_FOUND')
  await refuseDecided(tx, row)
  const amount = await lockRepaymentAmount(tx, repaymentId)
  if (amount === null) throw new AppError('NOT_FOUND')
  if (row.amount !== -amount) throw new AppError('CONFLICT', '나간 금액과 돌려 드릴 금액이 다릅니다.')
  const { staffId } = call.principal
  const note = `은행 내역 ${seoulDateTime(row.at)}`
  await recordTransfer(tx, deps, { repaymentId, note, by: { kind: 'staff', id: staffId } })
  await updateRows(tx, [rowId], { state: 'refunded', repaymentId, decidedBy: staffId, decidedAt: deps.clock.now() })
  const detail = { amount, repaymentId }
  await audit(tx, call, { action: 'bank-deposit.refund', objectKind: 'bank-deposit', objectId: rowId, detail })
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
}
