import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { decideEmoneyRefund, settleOwedCharge } from '#/contract/money/staff-charges.contract.ts'
import { standingAt } from '#/server/features/benefits/ledger/ledger.public.ts'
import { bookSent, endRefund, settleOwed } from '#/server/features/benefits/wallet/wallet.public.ts'
import {
  closeChargeReversals,
  lockCharge,
  type PaymentsDeps,
  readReversal,
  sendEmoneyBack,
  tellOfCharge,
} from '#/server/features/money/payments/payments.public.ts'
import { STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { lockAsked } from './ask-refund.ts'

interface Deciding {
  readonly id: string
  readonly staffId: string
  readonly answer: BodyOf<typeof decideEmoneyRefund>
}

/** Money of a charge goes over its payment; that of a gift card was sent by hand, and is written down. NOT_FOUND, CONFLICT. */
export async function decideRefund(tx: Tx, deps: PaymentsDeps, { id, staffId, answer }: Deciding): Promise<void> {
  const row = await lockAsked(tx, id)
  if (!row) throw new AppError('NOT_FOUND')
  if (row.state !== 'asked') throw new AppError('CONFLICT', '이미 처리한 환불 신청입니다. 새로 고쳐 확인해 주세요.')
  const { agree, reason = '' } = answer
  const { memberId, amount } = row
  if (!agree) {
    if (reason === '') throw wanted('고객에게 전할 이유를 적어 주세요.')
    await endRefund(tx, deps, row, { state: 'refused', by: staffId, reason })
    await tellOfCharge(tx, deps, memberId, { event: 'emoney-refund-refused', key: id, amount, reason })
  } else if (row.attemptId) await sendEmoneyBack(tx, deps, row, { kind: 'staff', id: staffId })
  else {
    if (reason === '') throw wanted('언제 어디로 보냈는지 적어 주세요.')
    await bookSent(tx, deps, row, { by: staffId, note: reason })
    await tellOfCharge(tx, deps, memberId, { event: 'emoney-refunded', key: id, amount })
  }
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
}

const wanted = (message: string) => new AppError('INVALID_INPUT', message, { reason: message })

interface Settling {
  readonly id: string
  readonly staffId: string
  readonly answer: BodyOf<typeof settleOwedCharge>
}

/** What was spent of a charge that the bank took back: it came by another way, or the shop gives it up. NOT_FOUND, CONFLICT. */
export async function settleOwedOf(tx: Tx, deps: PaymentsDeps, { id, staffId, answer }: Settling): Promise<void> {
  const found = await readReversal(tx, id)
  const attempt = found && (await lockCharge(tx, found.attemptId))
  if (attempt?.purpose !== 'emoney') throw new AppError('NOT_FOUND')
  const amount = await standingAt(tx, 'customer-receivable', attempt.id)
  if (amount <= 0) throw new AppError('CONFLICT', '이미 정리한 금액입니다. 새로 고쳐 확인해 주세요.')
  const { how, reason } = answer
  const to = how === 'received' ? 'bank' : 'bad-debts'
  await settleOwed(tx, deps, { attemptId: attempt.id, amount, to, reference: id })
  const end = { outcome: how, reason, byId: staffId, settledAt: deps.clock.now() } as const
  await closeChargeReversals(tx, attempt.id, end)
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
}
