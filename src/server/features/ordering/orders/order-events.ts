import type { Mover } from '#/domain/orders/transition.ts'
import type { ReversalKind } from '#/domain/orders/take-back.ts'
import { eventType } from '#/server/platform/jobs/job.ts'

/** A new order stands in the books; it may not be paid yet. `by`: missing when the customer ordered. */
export const orderPlaced = eventType<{ orderId: string; by?: 'staff' }>('order.placed')
/** The money is there (or an account to pay later is agreed): files may be checked, proofs made. */
export const orderPaid = eventType<{ orderId: string; paidAt?: string }>('order.paid')
/** The first of two parts: it is made from now on. */
export const advancePaid = eventType<{ orderId: string; paidAt: string }>('order.advance-paid')
/** Staff agreed with the customer to pay in two parts. */
export const advanceAgreed = eventType<{ orderId: string; at: string }>('order.advance-agreed')
/** The rest is due soon, or its day has gone by without it; `day` is that day. */
export const restDueSoon = eventType<{ orderId: string; day: string }>('order.rest-due-soon')
export const restOverdue = eventType<{ orderId: string; day: string }>('order.rest-overdue')
/** Staff agreed to another day for it. */
export const restDayMoved = eventType<{ orderId: string; at: string }>('order.rest-day-moved')
/** All of it is made, and the rest is not there. */
export const restWanted = eventType<{ orderId: string; at: string }>('order.rest-wanted')
/** `text` is what staff says to the customer about it; missing when the customer cancelled alone. */
export const orderCancelled = eventType<{ orderId: string; by?: Mover; text?: string }>('order.cancelled')
/** The bank or the card company took money of an order back; `sent`: something of it had left the house. */
export const moneyTakenBack = eventType<{
  orderId: string
  reference: string
  kind: ReversalKind
  amount: number
  whole: boolean
  sent: boolean
}>('order.money-taken-back')
/** Staff did not agree to a cancellation request: the order goes on. */
export const cancelRefused = eventType<{ orderId: string; text: string; at: string }>('order.cancel-refused')
/** The customer or staff gave a line of a paid order (other) files; whatever was approved is withdrawn. */
export const lineFilesChanged = eventType<{ orderId: string; lineId: string }>('order.line-files-changed')
/** Staff put a corrected file in for the customer; `withdrawn`: something was approved or shown that holds no more. */
export const filesReplaced = eventType<{ lineId: string; reason: string; withdrawn: boolean; at: string }>(
  'order.files-replaced',
)
/** A parcel that has not left goes to somebody else. */
export const recipientChanged = eventType<{ orderId: string; deliveryId: string; at: string }>(
  'order.recipient-changed',
)
/** A dearer change of a line waits for the customer's payment. */
export const changeAsked = eventType<{ orderId: string; changeId: string }>('order.change-asked')
/** A line of a paid order is another now, and its files are checked anew. */
export const orderChanged = eventType<{ orderId: string; changeId: string }>('order.changed')
/** Staff took a change back that was not paid: the order goes on as it was. */
export const changeEnded = eventType<{ orderId: string; changeId: string }>('order.change-ended')
/** A line is approved for print without a proof, for all of it was checked before. */
export const checkedApproved = eventType<{ lineId: string }>('order.checked-approved')
/** A line that was put on a sheet with others was cancelled or held, or its approval was withdrawn. */
export const gangedUnsettled = eventType<{ lineId: string }>('order.ganged-unsettled')
/** A line has another name. */
export const lineTitled = eventType<{ lineId: string }>('order.line-titled')
/** Lines of this order leave on another day: the calendar changed, or somebody chose it, and `why` is what the customer is told. */
export const dueDaysMoved = eventType<{ orderId: string; at: string; why?: string }>('order.due-days-moved')
/** The first sheet of a line is on the press. */
export const productionStarted = eventType<{ lineId: string }>('order.production-started')
/** Copies of a line are made again, and leave as a parcel of their own. */
export const remakeBegun = eventType<{ lineId: string }>('order.remake-begun')
/** A parcel, or what was fetched at the counter, is in the customer's hands. */
export const deliveryDone = eventType<{ orderId: string; deliveryId: string; by: Mover; at: string }>(
  'order.delivery-done',
)
/** The customer or the shop's clock confirmed that the goods arrived. */
export const orderConfirmed = eventType<{ orderId: string }>('order.confirmed')

/** Numbers of the shop floor, which anybody may watch. */
export const FLOOR_TOPIC = 'floor:now'
export const STAFF_QUEUE_TOPIC = 'staff:queue'
export const orderTopic = (orderNumber: string): string => `order:${orderNumber}`
