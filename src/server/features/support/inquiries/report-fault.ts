import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { reportFault as endpoint } from '#/contract/support/inquiries.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import type { DeliveryState } from '#/domain/orders/states.ts'
import { FAULT_NAMES } from '#/domain/support/case-machine.ts'
import { deliveriesOf, linesOf, orderByNumber } from '#/server/features/ordering/orders/orders.public.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'
import { beginInquiry } from './begin-inquiry.ts'
import { insertCase } from './cases.repo.ts'
import type { InquiryWork } from './inquiries-deps.ts'
import { resolveContext } from './resolve-context.ts'

interface Report {
  readonly orderNumber: string
  readonly principal: MemberPrincipal
  readonly visitorKey: string | null
  readonly body: BodyOf<typeof endpoint>
}

/** Something is wrong with what was sent: an inquiry about the line, with a case that the desk answers by an offer. */
export async function reportFault(
  tx: Tx,
  deps: InquiryWork,
  { orderNumber, principal, visitorKey, body }: Report,
): Promise<{ inquiryId: string }> {
  const order = await orderByNumber(tx, orderNumber)
  if (order?.memberId !== principal.memberId) throw new AppError('NOT_FOUND')
  const line = (await linesOf(tx, order.id)).find(({ id }) => id === body.lineId)
  if (!line) throw new AppError('NOT_FOUND', '이 주문에 없는 품목입니다.')
  if (!(await hasLeft(tx, order.id, line.id)))
    throw new AppError('CONFLICT', '아직 보내 드리지 않은 품목입니다. 바꿀 것이 있으면 1:1 문의로 알려 주세요.')
  if (body.copies > line.copies)
    throw new AppError('INVALID_INPUT', undefined, {
      copies: `주문하신 ${copiesText(line.spec.product, line.copies)}까지 적을 수 있습니다.`,
    })
  const row = await beginInquiry(tx, deps, {
    from: {
      kind: 'member',
      memberId: principal.memberId,
      name: (await memberCard(tx, principal.memberId))?.name ?? '고객',
    },
    category: 'fault',
    title: `${FAULT_NAMES[body.fault]}: ${line.title}`.slice(0, 100),
    text: body.text,
    context: await resolveContext(tx, { kind: 'line', id: line.id }, { principal, visitorKey }),
    fileIds: body.fileIds,
    asker: { principal, visitorKey },
  })
  await insertCase(tx, {
    id: deps.ids.uuid(),
    inquiryId: row.id,
    orderId: order.id,
    orderNumber: order.number,
    lineId: line.id,
    fault: body.fault,
    copies: body.copies,
    wish: body.wish,
    createdAt: deps.clock.now(),
  })
  return { inquiryId: row.id }
}

const HERE: ReadonlySet<DeliveryState> = new Set(['preparing', 'pickup-ready'])

/** Whether something of a line is on its way, or there. */
async function hasLeft(db: DbOrTx, orderId: string, lineId: string): Promise<boolean> {
  const deliveries = await deliveriesOf(db, orderId)
  return deliveries.some(({ state, counts }) => !HERE.has(state) && counts.some((line) => line.lineId === lineId))
}
