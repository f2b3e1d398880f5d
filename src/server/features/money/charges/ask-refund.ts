import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { askEmoneyRefund } from '#/contract/money/charges.contract.ts'
import { lotById } from '#/server/features/benefits/ledger/ledger.public.ts'
import {
  type EmoneyRefundRow,
  endRefund,
  holdRefund,
  lockEmoneyRefund,
  readEmoneyRefund,
} from '#/server/features/benefits/wallet/wallet.public.ts'
import { lockCharge, type PaymentsDeps } from '#/server/features/money/payments/payments.public.ts'
import { STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'

type Asked = BodyOf<typeof askEmoneyRefund>

/** What is asked back can be spent no more from now on. NOT_FOUND: not one's own; INVALID_INPUT without an account; CONFLICT. */
export async function askRefund(tx: Tx, deps: PaymentsDeps, memberId: string, asked: Asked): Promise<EmoneyRefundRow> {
  const { lotId, amount, refundAccount } = asked
  const lot = await lotById(tx, lotId)
  if (!lot) throw new AppError('NOT_FOUND')
  // The payment comes before the wallet in the order of locks.
  const attempt = lot.origin === 'charge' && lot.sourceId ? await lockCharge(tx, lot.sourceId) : null
  const byAccount = !attempt || attempt.details?.account != null
  const account = byAccount && refundAccount ? deps.sealer.seal(JSON.stringify(refundAccount)) : null
  const row = await holdRefund(tx, deps, {
    memberId,
    lotId,
    amount,
    attemptId: attempt?.id ?? null,
    refundAccount: account,
  })
  if (byAccount && !account) {
    const message = '환불받을 계좌를 입력해 주세요.'
    throw new AppError('INVALID_INPUT', message, { refundAccount: message })
  }
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
  return row
}

/** Its payment first, then the request; null when there is none. */
export async function lockAsked(tx: Tx, id: string): Promise<EmoneyRefundRow | null> {
  const found = await readEmoneyRefund(tx, id)
  if (found?.attemptId) await lockCharge(tx, found.attemptId)
  return found && lockEmoneyRefund(tx, id)
}

/** Until somebody has decided. NOT_FOUND for another member's, exactly like one that does not exist. */
export async function withdrawRefund(
  tx: Tx,
  deps: PaymentsDeps,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<EmoneyRefundRow> {
  const row = await lockAsked(tx, id)
  if (row?.memberId !== memberId) throw new AppError('NOT_FOUND')
  if (row.state !== 'asked') throw new AppError('CONFLICT', '이미 처리한 환불 신청입니다.')
  await endRefund(tx, deps, row, { state: 'withdrawn', by: null, reason: '신청을 취소하셨습니다.' })
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
  return { ...row, state: 'withdrawn', reason: '신청을 취소하셨습니다.' }
}
