import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { takeFault as endpoint } from '#/contract/support/staff-inquiries.contract.ts'
import { orderByNumber } from '#/server/features/ordering/orders/orders.public.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { beginInquiry } from './begin-inquiry.ts'
import type { InquiryWork } from './inquiries-deps.ts'
import type { Author } from './post-message.ts'
import { faultyLine, openCase, titleOf } from './report-fault.ts'
import { contextOfLine } from './resolve-context.ts'

interface Taken {
  readonly orderNumber: string
  readonly principal: StaffPrincipal
  readonly author: Author & { readonly id: string }
  readonly body: BodyOf<typeof endpoint>
}

/**
 * What a customer says on the telephone is written down as what they would have reported: the same inquiry with the same case, in the
 * words of the desk and with its name on them. The customer finds it among their own.
 */
export async function takeFault(
  tx: Tx,
  deps: InquiryWork,
  { orderNumber, principal, author, body }: Taken,
): Promise<{ inquiryId: string }> {
  const order = await orderByNumber(tx, orderNumber)
  if (!order) throw new AppError('NOT_FOUND')
  const line = await faultyLine(tx, order, body)
  const { memberId } = order
  const row = await beginInquiry(tx, deps, {
    from: { kind: 'member', memberId, name: (await memberCard(tx, memberId))?.name ?? '고객' },
    category: 'fault',
    title: titleOf(body, line),
    text: `전화로 말씀하신 내용을 적었습니다.\n${body.text}`,
    context: await contextOfLine(tx, line.id, { memberId }, { kind: 'line', id: line.id }),
    fileIds: body.fileIds,
    asker: { principal, visitorKey: null },
    takenBy: author,
  })
  await openCase(tx, deps, { inquiryId: row.id, order, fault: body })
  return { inquiryId: row.id }
}
