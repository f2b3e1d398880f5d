import { AppError } from '#/contract/errors.ts'
import { hasRight } from '#/domain/members/rights.ts'
import type { Right } from '#/domain/members/rights.data.ts'
import { linesOf, orderByNumber, orderTopic } from '#/server/features/ordering/orders/orders.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { insertNote, insertReading } from './notes.repo.ts'
import type { OrderDeskDeps } from './order-desk-deps.ts'

interface Note {
  readonly orderNumber: string
  readonly lineId: string | null
  readonly text: string
  readonly staff: StaffPrincipal
}

/** A note of staff for staff. NOT_FOUND also for a line of another order. */
export async function writeNote(
  tx: Tx,
  deps: OrderDeskDeps,
  { orderNumber, lineId, text, staff }: Note,
): Promise<{ noteId: string }> {
  const order = await orderByNumber(tx, orderNumber)
  if (!order) throw new AppError('NOT_FOUND')
  if (lineId !== null && (await linesOf(tx, order.id)).every(({ id }) => id !== lineId)) throw new AppError('NOT_FOUND')
  const noteId = deps.ids.uuid()
  const name = (await staffName(tx, staff.staffId)) ?? '직원'
  const who = { staffId: staff.staffId, staffName: name }
  await insertNote(tx, { id: noteId, orderId: order.id, lineId, ...who, body: text, at: deps.clock.now() })
  await deps.live.publish(tx, orderTopic(order.number))
  return { noteId }
}

/** The first right that somebody has names the desk they sit at; whoever may make accounts is asked for everything. */
const DESKS: readonly (readonly [Right, string])[] = [
  ['staff', '관리자'],
  ['prepress', '시안실'],
  ['production', '제작'],
  ['inquiries', '고객지원'],
  ['money', '경리'],
]

/** Somebody has read what the customer wrote; said twice, the first time counts. */
export async function markRead(
  tx: Tx,
  deps: OrderDeskDeps,
  { orderNumber, staff }: Pick<Note, 'orderNumber' | 'staff'>,
): Promise<void> {
  const order = await orderByNumber(tx, orderNumber)
  if (!order) throw new AppError('NOT_FOUND')
  const name = (await staffName(tx, staff.staffId)) ?? '직원'
  const desk = DESKS.find(([right]) => hasRight(staff.rights, right))?.[1] ?? ''
  const row = { orderId: order.id, staffId: staff.staffId, staffName: name, desk, at: deps.clock.now() }
  await insertReading(tx, row)
  await deps.live.publish(tx, orderTopic(order.number))
}
