import { koreanMoment } from '#/domain/calendar/business-days.ts'
import { afterNight } from '#/domain/messages/send-time.ts'
import { brandOf } from '#/server/features/content/content/content.public.ts'
import { sendMessage } from '#/server/features/people/messages/messages.public.ts'
import type { OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import { findMember } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { addressOfLink, newLink, NO_LINK } from './repayment-link.ts'
import { accountAsked } from './repayment-labels.ts'
import { updateRepayment } from './repayments.repo.ts'
import type { RepaymentRow } from './repayments.table.ts'

/**
 * Asks the customer for an account, by a link to the telephone that was proven; an earlier link is dead from now on. Whose telephone
 * never was proven names the account after logging in.
 */
export async function askAccount(
  tx: Tx,
  deps: PaymentsDeps,
  repayment: RepaymentRow,
  orders: readonly OrderRow[],
  { atOnce = false }: { readonly atOnce?: boolean } = {},
): Promise<void> {
  const concerned = orders.filter((order) => repayment.orderIds.includes(order.id))
  const customer = await findMember(tx, repayment.memberId)
  const phone = customer?.phoneProvenAt ? customer.phone : ''
  const link = phone === '' ? null : newLink(deps)
  await updateRepayment(
    tx,
    repayment.id,
    link?.row ?? { linkHash: NO_LINK.linkHash, linkExpiresAt: NO_LINK.linkExpiresAt },
  )
  const messages = accountAsked({
    brand: await brandOf(tx),
    // Money of a charge came with no order: its member is asked.
    orderer: concerned[0]?.orderer ?? { name: customer?.name ?? '', phone, email: customer?.email ?? '' },
    customer: customer && (customer.guest ? 'guest' : 'member'),
    orderNumbers: concerned.map((order) => order.number),
    amount: repayment.amount,
    cause: repayment.cause,
    failure: repayment.state === 'refused' ? repayment.failureMessage : null,
    proven: link && {
      phone,
      address: addressOfLink(deps.shopAddress, link.token),
      until: koreanMoment(link.row.linkExpiresAt),
    },
  })
  // The link opens a form for money: it lies sealed until it is sent. A bank answers at night too; no telephone rings for it,
  // unless a person sends it now.
  const now = deps.clock.now()
  const runAt = atOnce ? now : afterNight(now)
  for (const message of messages) {
    const sealed = { ...message, body: deps.sealer.seal(message.body) }
    if (message.to) await deps.jobs.add(tx, sendMessage, sealed, message.channel === 'sms' ? { runAt } : {})
  }
}
