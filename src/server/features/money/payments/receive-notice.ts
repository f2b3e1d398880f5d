import type { BodyOf } from '#/contract/endpoint.ts'
import type { gatewayNotice } from '#/contract/money/payments.contract.ts'
import { countLong } from '#/server/platform/http/call-count.ts'
import { readAttempt } from './attempts.repo.ts'
import { provesDeposit } from './deposit-secret.ts'
import { lookUpLater } from './look-up-later.ts'
import { lookUpAttempt } from './look-up.ts'
import { noteNotice } from './notices.repo.ts'
import type { PaymentsDeps } from './payments-deps.ts'

type Notice = BodyOf<typeof gatewayNotice>

/**
 * Of one payment; the gateway says the same some seven times. Anybody who has paid knows the number of the own payment, and each notice
 * asks the gateway and may be a row. What more is said the clock finds out, which asks for every payment anyway.
 */
const NOTICES_AN_HOUR = 60

/**
 * The gateway says that something changed. The notice itself proves nothing: only which payment is taken from it, and the
 * gateway is asked. Unknown payments and wrong secrets are answered alike and cost no call.
 */
export async function receiveNotice(deps: PaymentsDeps, notice: Notice): Promise<void> {
  const gatewayOrderId = notice.data?.orderId ?? notice.orderId
  const attempt = gatewayOrderId ? await readAttempt(deps.database.db, { gatewayOrderId }) : null
  if (!attempt) return
  if (!notice.eventType && !provesDeposit(deps, attempt.depositSecret, notice.secret)) {
    deps.log.warn({ gatewayOrderId }, 'deposit notice with a wrong secret')
    return
  }
  const { calls } = await countLong(deps.database.db, JSON.stringify(['notice', attempt.id]), 'hour')
  if (calls > NOTICES_AN_HOUR) return
  const status = notice.data?.status ?? notice.status ?? ''
  await noteNotice(deps, attempt, {
    kind: notice.eventType ?? 'DEPOSIT_CALLBACK',
    status,
    transactionKey: notice.data?.lastTransactionKey ?? notice.transactionKey ?? '',
  })
  if (attempt.state === 'captured' && status === 'DONE') return
  // A browser that has just come back may be confirming right now; the same result from two sides is settled once.
  const known = await lookUpAttempt(deps, attempt)
  if (!known && attempt.state === 'confirming')
    await deps.database.transaction((tx) => lookUpLater(tx, deps, attempt.id))
}
