import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { reportFault as endpoint } from '#/contract/support/inquiries.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import type { DeliveryState } from '#/domain/orders/states.ts'
import { FAULT_NAMES } from '#/domain/support/case-machine.ts'
import { deliveriesOf, linesOf, orderByNumber, type OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
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
  const line = await faultyLine(tx, order, body)
  const row = await beginInquiry(tx, deps, {
    from: {
      kind: 'member',
      memberId: principal.memberId,
      name: (await memberCard(tx, principal.memberId))?.name ?? '고객',
    },
    category: 'fault',
    title: titleOf(body, line),
    text: body.text,
    context: await resolveContext(tx, { kind: 'line', id: line.id }, { principal, visitorKey }),
    fileIds: body.fileIds,
    asker: { principal, visitorKey },
  })
  await openCase(tx, deps, { inquiryId: row.id, order, fault: body })
  return { inquiryId: row.id }
}

export type ReportedFault = Omit<BodyOf<typeof endpoint>, 'fileIds' | 'text'>

export const titleOf = ({ fault }: ReportedFault, { title }: { readonly title: string }): string =>
  `${FAULT_NAMES[fault]}: ${title}`.slice(0, 100)

/** The line that something is wrong with. NOT_FOUND: not of this order; CONFLICT: still here; INVALID_INPUT: more than was ordered. */
export async function faultyLine(tx: Tx, { id: orderId }: Pick<OrderRow, 'id'>, { lineId, copies }: ReportedFault) {
  const line = (await linesOf(tx, orderId)).find(({ id }) => id === lineId)
  if (!line) throw new AppError('NOT_FOUND', '이 주문에 없는 품목입니다.')
  if (!(await hasLeft(tx, orderId, line.id)))
    throw new AppError('CONFLICT', '아직 보내 드리지 않은 품목입니다. 바꿀 것이 있으면 1:1 문의로 알려 주세요.')
  if (copies > line.copies)
    throw new AppError('INVALID_INPUT', undefined, {
      copies: `주문하신 ${copiesText(line.spec.product, line.copies)}까지 적을 수 있습니다.`,
    })
  return line
}

interface NewCase {
  readonly inquiryId: string
  readonly order: Pick<OrderRow, 'id' | 'number'>
  readonly fault: ReportedFault
}

export function openCase(
  tx: Tx,
  { ids, clock }: Pick<InquiryWork, 'ids' | 'clock'>,
  { inquiryId, order, fault: { lineId, fault, copies, wish } }: NewCase,
): Promise<void> {
  return insertCase(tx, {
    id: ids.uuid(),
    inquiryId,
    orderId: order.id,
    orderNumber: order.number,
    lineId,
    fault,
    copies,
    wish,
    createdAt: clock.now(),
  })
}

const HERE: ReadonlySet<DeliveryState> = new Set(['preparing', 'pickup-ready'])

/** Whether something of a line is on its way, or there. */
async function hasLeft(db: DbOrTx, orderId: string, lineId: string): Promise<boolean> {
  const deliveries = await deliveriesOf(db, orderId)
  return deliveries.some(({ state, counts }) => !HERE.has(state) && counts.some((line) => line.lineId === lineId))
}
