import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { takeManualOrder } from '#/contract/production/manual-orders.contract.ts'
import { MOST_DEPOSITOR } from '#/domain/orders/payment-means.ts'
import { formatPhone } from '#/domain/members/phone.ts'
import type { Recipient } from '#/domain/orders/order-records.ts'
import type { Asker } from '#/server/features/files/files/files.public.ts'
import { deferOrders } from '#/server/features/money/credit/credit.public.ts'
import { type PaymentsDeps, startPayment } from '#/server/features/money/payments/payments.public.ts'
import { actorOf, orderByNumber, type OrdersDeps, takeOrder } from '#/server/features/ordering/orders/orders.public.ts'
import { customerOfDesk, type MemberRow } from '#/server/features/people/members/members.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'

type Form = BodyOf<typeof takeManualOrder>

/** The customer, the order and the row of the audit log, in one transaction; the message goes out with its event. */
export async function takeByStaff(
  tx: Tx,
  deps: OrdersDeps & PaymentsDeps,
  call: AuditedCall & Asker,
  form: Form,
): Promise<ResultOf<typeof takeManualOrder>> {
  if (form.copiedFrom !== undefined && !(await orderByNumber(tx, form.copiedFrom))) throw new AppError('NOT_FOUND')
  const member = await customerOfDesk(tx, deps, form.customer)
  const { name, email, companyName } = member
  const { orderNumber, total } = await takeOrder(tx, deps, call, {
    memberId: member.id,
    estimate: form.estimate,
    orderer: { name, phone: formatPhone(member.phone), email, company: companyName },
    lines: form.lines,
    method: form.delivery.method,
    recipient: recipientOf(form.delivery, member),
    memo: form.memo,
    shownTotal: form.shownTotal,
  })
  await settleMeans(tx, deps, { memberId: member.id, orderNumber, depositor: form.depositor || name, form, call })
  const agreed = form.lines.flatMap(({ price }, at) => (price ? [{ line: at + 1, ...price }] : []))
  const { payment, copiedFrom, estimate } = form
  const detail = {
    total,
    payment,
    ...(agreed.length > 0 ? { agreed } : {}),
    ...(copiedFrom ? { copiedFrom } : {}),
    ...(estimate ? { estimate: estimate.number } : {}),
  }
  await audit(tx, call, { action: 'order.take', objectKind: 'order', objectId: orderNumber, detail })
  return { orderNumber, total }
}

interface Means {
  readonly memberId: string
  readonly orderNumber: string
  readonly depositor: string
  readonly form: Pick<Form, 'payment'>
  readonly call: Asker
}

/** What was agreed on the phone about the money. CONFLICT: no terms or over the limit, or the shop has named no account. */
async function settleMeans(tx: Tx, deps: PaymentsDeps, means: Means): Promise<void> {
  const { memberId, orderNumber, depositor, form, call } = means
  if (form.payment === 'deferred') await deferOrders(tx, deps, memberId, [orderNumber], actorOf(call.principal))
  if (form.payment === 'bank')
    await startPayment(tx, deps, memberId, {
      orderNumbers: [orderNumber],
      method: 'bank',
      depositor: depositor.slice(0, MOST_DEPOSITOR),
    })
}

/** Who was not named is the customer; what is fetched needs no address. */
function recipientOf({ method, recipient }: Form['delivery'], { name, phone }: MemberRow): Recipient {
  const missing = '배송지 주소를 입력해 주세요.'
  if (method !== 'pickup' && (!recipient.zipcode || recipient.address === ''))
    throw new AppError('INVALID_INPUT', missing, { 'delivery.recipient.address': missing })
  return { ...recipient, name: recipient.name || name, phone: recipient.phone || formatPhone(phone) }
}
