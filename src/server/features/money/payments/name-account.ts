import { AppError } from '#/contract/errors.ts'
import { STUCK_STATES } from '#/domain/orders/repayment-machine.ts'
import type { Actor } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { RefundAccount } from '#/server/ports/payment-gateway.ts'
import { moveRepayment } from './move-repayment.ts'
import { reasonOf } from './open-repayment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { lastAccount } from './refunds.repo.ts'
import { hashOfLink, LINK_TRIES } from './repayment-link.ts'
import { lockRepayment, repaymentOfLink, updateRepayment } from './repayments.repo.ts'
import type { RepaymentRow } from './repayments.table.ts'
import { requestRefund } from './request-refund.ts'

export const mayName = (repayment: RepaymentRow): boolean =>
  repayment.byDeposit && STUCK_STATES.includes(repayment.state)

interface Sending {
  readonly repaymentId: string
  /** Null: the way it was tried before. */
  readonly refundAccount: RefundAccount | null
  readonly by: Actor
  /** A member may send only what is owed to them, for this order. */
  readonly only?: { readonly memberId: string; readonly orderNumber: string }
}

/** Sends owed money through the gateway. Errors: NOT_FOUND, INVALID_INPUT without an account, CONFLICT when it is on its way. */
export async function sendBack(tx: Tx, deps: PaymentsDeps, sending: Sending): Promise<RepaymentRow> {
  const locked = await lockRepayment(tx, sending.repaymentId)
  if (!locked || !isTheirs(sending, locked)) throw new AppError('NOT_FOUND')
  const { repayment } = locked
  const { by, refundAccount } = sending
  if (refundAccount && !repayment.byDeposit)
    throw new AppError('INVALID_INPUT', '카드로 받은 돈은 결제한 카드로만 돌려보낼 수 있습니다.')
  const account = refundAccount ? deps.sealer.seal(JSON.stringify(refundAccount)) : await lastAccount(tx, repayment.id)
  if (repayment.byDeposit && !account) {
    const refundAccountMissing = '환불받을 계좌를 입력해 주세요.'
    throw new AppError('INVALID_INPUT', refundAccountMissing, { refundAccount: refundAccountMissing })
  }
  const event = refundAccount ? 'name-account' : 'retry'
  const moved = await moveRepayment(tx, deps, repayment, { event, by: by.kind })
  await requestRefund(tx, deps, { repayment: moved, reason: reasonOf(moved), by, refundAccount: account })
  return moved
}

function isTheirs({ only }: Sending, { repayment, orders }: NonNullable<Awaited<ReturnType<typeof lockRepayment>>>) {
  if (!only) return true
  const order = orders.find(({ number }) => number === only.orderNumber)
  return repayment.memberId === only.memberId && order !== undefined && repayment.orderIds.includes(order.id)
}

/** The holder of a link names an account. Errors: NOT_FOUND for every link that is not good, CONFLICT. */
export async function nameByLink(
  tx: Tx,
  deps: PaymentsDeps,
  { token, refundAccount }: { readonly token: string; readonly refundAccount: RefundAccount },
): Promise<RepaymentRow> {
  const found = await repaymentOfLink(tx, hashOfLink(token), deps.clock.now())
  if (!found) throw new AppError('NOT_FOUND')
  if (found.linkTries >= LINK_TRIES)
    throw new AppError('CONFLICT', '계좌를 여러 번 바꾸셨습니다. 고객센터로 연락해 주시면 도와드리겠습니다.')
  const moved = await sendBack(tx, deps, {
    repaymentId: found.id,
    refundAccount,
    by: { kind: 'customer', id: found.memberId },
  })
  await updateRepayment(tx, found.id, { linkTries: found.linkTries + 1 })
  return moved
}
