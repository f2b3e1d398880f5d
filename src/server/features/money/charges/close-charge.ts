import { AppError } from '#/contract/errors.ts'
import { chargesOf, closeAccountJob, type PaymentsDeps } from '#/server/features/money/payments/payments.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'

/** As many as a page shows. */
const OPEN = 50

/**
 * The member would rather not pay in. The gateway is asked by a job: until it has closed the account the charge goes on waiting, so that
 * a deposit made in that moment still becomes e-money. NOT_FOUND for another member's charge, exactly like one that does not exist.
 */
export async function closeCharge(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'jobs'>,
  { memberId, gatewayOrderId }: { readonly memberId: string; readonly gatewayOrderId: string },
): Promise<void> {
  const charge = (await chargesOf(tx, memberId, OPEN)).find((each) => each.gatewayOrderId === gatewayOrderId)
  if (!charge) throw new AppError('NOT_FOUND')
  if (charge.state !== 'waiting-deposit')
    throw new AppError('CONFLICT', '입금을 기다리는 계좌가 아니에요. 새로 고쳐 확인해 주세요.')
  const { id } = charge
  await deps.jobs.add(tx, closeAccountJob, { attemptId: id }, { key: `payments.close-account:${id}` })
}
