import { AppError } from '#/contract/errors.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { shareOut } from '#/domain/orders/credit.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { bookSettled, type PaymentsDeps } from '#/server/features/money/payments/payments.public.ts'
import { actorOf, lockOrders, settleDeferred } from '#/server/features/ordering/orders/orders.public.ts'
import { lockMember } from '#/server/features/people/members/members.public.ts'
import type { StaffCall } from '#/server/features/people/staff/staff.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { creditPaymentParts } from './credit.table.ts'
import { insertPayment, lockPayment, partsOf, reversePaymentRow } from './payments.repo.ts'
import { statementById } from './statements.repo.ts'

interface Received {
  readonly statementId: string
  readonly amount: number
  readonly receivedDay: string
  readonly memo: string
}

/** Money came into the shop's bank account for a statement: its oldest orders are settled first. Errors: NOT_FOUND, INVALID_INPUT, CONFLICT. */
export async function recordPayment(tx: Tx, deps: PaymentsDeps, call: StaffCall, received: Received): Promise<string> {
  const { statementId, amount, receivedDay, memo } = received
  const now = deps.clock.now()
  const late = '오늘이나 그 앞의 날을 골라 주세요.'
  if (receivedDay > seoulDay(now)) throw new AppError('INVALID_INPUT', late, { receivedDay: late })
  const found = await statementById(tx, statementId)
  if (!found) throw new AppError('NOT_FOUND')
  await lockMember(tx, found.statement.memberId)
  const ids = found.lines.map(({ orderId }) => orderId)
  const locked = new Map((await lockOrders(tx, ids)).map((order) => [order.id, order]))
  const owing = ids.map((orderId) => ({ orderId, owed: locked.get(orderId)?.receivableTotal ?? 0 }))
  const open = owing.reduce((sum, { owed }) => sum + owed, 0)
  if (open === 0) throw new AppError('CONFLICT', '이미 모두 입금을 확인한 청구서입니다.')
  const parts = shareOut(amount, owing)
  const over = `이 청구서에 남은 금액은 ${formatWon(open)}입니다.`
  if (!parts) throw new AppError('INVALID_INPUT', over, { amount: over })
  const { staffId } = call.principal
  const id = deps.ids.uuid()
  await insertPayment(tx, { id, statementId, amount, receivedDay, memo, staffId, recordedAt: now })
  await tx.insert(creditPaymentParts).values(parts.map((part) => ({ ...part, paymentId: id })))
  const by = actorOf(call.principal)
  for (const part of parts) {
    const order = locked.get(part.orderId)
    if (!order) throw new Error(`order ${part.orderId} of statement ${statementId} is gone`)
    await settleDeferred(tx, deps, { order, amount: part.amount, by, note: found.statement.number })
    await bookSettled(tx, deps, { order, amount: part.amount, about: id })
  }
  const detail = { statement: found.statement.number, amount, receivedDay }
  await audit(tx, call, { action: 'credit.record-payment', objectKind: 'credit-payment', objectId: id, detail })
  return found.statement.memberId
}

/** It was written down wrongly: what it settled is owed again. Errors: NOT_FOUND, CONFLICT. */
export async function reversePayment(
  tx: Tx,
  deps: PaymentsDeps,
  call: StaffCall,
  { paymentId, reason }: { readonly paymentId: string; readonly reason: string },
): Promise<string> {
  const seen = await lockPayment(tx, paymentId)
  const found = seen && (await statementById(tx, seen.statementId))
  if (!found) throw new AppError('NOT_FOUND')
  if (seen.reversedAt) throw new AppError('CONFLICT', '이미 되돌린 기록입니다.')
  const parts = await partsOf(tx, paymentId)
  const orders = await lockOrders(
    tx,
    parts.map(({ orderId }) => orderId),
  )
  const by = actorOf(call.principal)
  for (const order of orders) {
    const amount = parts.find(({ orderId }) => orderId === order.id)?.amount ?? 0
    await settleDeferred(tx, deps, { order, amount: -amount, by, note: reason })
    await bookSettled(tx, deps, { order, amount: -amount, about: `${paymentId}:reversed` })
  }
  const { staffId } = call.principal
  await reversePaymentRow(tx, paymentId, { reversedAt: deps.clock.now(), reversedBy: staffId, reversedReason: reason })
  const detail = { amount: seen.amount, reason }
  await audit(tx, call, {
    action: 'credit.reverse-payment',
    objectKind: 'credit-payment',
    objectId: paymentId,
    detail,
  })
  return found.statement.memberId
}
