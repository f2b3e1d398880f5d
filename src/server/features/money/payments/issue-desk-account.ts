import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { issueDeskAccount as endpoint } from '#/contract/money/desk-account.contract.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import { issueAccount } from './issue-account.ts'
import { ordersByNumber } from './payable-orders.repo.ts'
import type { PaymentsDeps } from './payments-deps.ts'

interface Wanted {
  readonly orderNumber: string
  readonly bank: string
}

/**
 * An account for whose order it is, asked by the desk. It is written down before the gateway is asked, whatever comes of it; the
 * customer is told by the event of every account. Errors: NOT_FOUND; CONFLICT where the order is paid, waits or is too small.
 */
export async function issueDeskAccount(
  deps: PaymentsDeps,
  call: AuditedCall,
  { orderNumber, bank }: Wanted,
): Promise<ResultOf<typeof endpoint>> {
  const order = await deps.database.transaction(async (tx) => {
    const [found] = await ordersByNumber(tx, [orderNumber])
    if (!found) throw new AppError('NOT_FOUND')
    const detail = { amount: found.due, bank }
    await audit(tx, call, { action: 'payments.issue-account', objectKind: 'order', objectId: orderNumber, detail })
    return found
  })
  const { state, amount, account, message } = await issueAccount(deps, order.memberId, {
    orderNumbers: [orderNumber],
    bank,
  })
  if (state === 'refused') throw new AppError('CONFLICT', message)
  return {
    amount,
    account: account && { bank: account.bank, number: account.number, holder: account.holder, dueAt: account.dueAt },
    message,
  }
}
