import { koreanMoment } from '#/domain/calendar/business-days.ts'
import { brandOf } from '#/server/features/content/content/content.public.ts'
import { sendMessage } from '#/server/features/people/messages/messages.public.ts'
import type { OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { addressOfLink, newLink } from './repayment-link.ts'
import { accountAsked } from './repayment-labels.ts'
import { updateRepayment } from './repayments.repo.ts'
import type { RepaymentRow } from './repayments.table.ts'

/** Sends the customer a link at which an account can be named; an earlier link is dead from now on. */
export async function askAccount(
  tx: Tx,
  deps: PaymentsDeps,
  repayment: RepaymentRow,
  orders: readonly OrderRow[],
): Promise<void> {
  const concerned = orders.filter((order) => repayment.orderIds.includes(order.id))
  const [first] = concerned
  if (!first) throw new Error(`repayment ${repayment.id} has no order`)
  const { token, row } = newLink(deps)
  await updateRepayment(tx, repayment.id, row)
  const messages = accountAsked({
    brand: await brandOf(tx),
    orderer: first.orderer,
    orderNumbers: concerned.map((order) => order.number),
    amount: repayment.amount,
    cause: repayment.cause,
    failure: repayment.state === 'refused' ? repayment.failureMessage : null,
    address: addressOfLink(deps.shopAddress, token),
    until: koreanMoment(row.linkExpiresAt),
  })
  // The link opens a form for money: it lies sealed until it is sent.
  for (const message of messages)
    if (message.to) await deps.jobs.add(tx, sendMessage, { ...message, body: deps.sealer.seal(message.body) })
}
