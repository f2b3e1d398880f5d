/** The only door of orders for other features. */
export { actorOf, SYSTEM, type Actor } from './actor.ts'
export { attachFiles } from './attach-files.ts'
export { dueMovesBy, moveDueDays, type ShownMove } from './move-due-days.ts'
export { cancelUnpaid, lockOpenOrders, openOrdersOf } from './member-orders.ts'
export { giveOrders, orderNumbersOf, withOrders } from './give-orders.ts'
export { changeRecipient } from './change-recipient.ts'
export { correctDelivery } from './correct-delivery.ts'
export { moveDelivery } from './move-delivery.ts'
export { putFilesIn } from './put-files-in.ts'
export { bindingOfLine } from './line-binding.ts'
export { type FileSet, fileSetsOf } from './line-files.repo.ts'
export { checkOffer } from './promised-offer.ts'
export { priceManual, takeOrder } from './take-order.ts'
export type { OrdersDeps } from './orders-deps.ts'
export { pointToGang } from './point-to-gang.ts'
export { markPackaged } from './mark-packaged.ts'
export { type FileMove, moveFile, type MoveDeps } from './move-file.ts'
export { moveProduction } from './move-production.ts'
export { applyChange } from './apply-change.ts'
export { beginChange } from './begin-change.ts'
export { changeNote } from './change-note.ts'
export { endChangeOf } from './end-change.ts'
export { priceChange, type PricedChange, type WantedChange } from './price-change.ts'
export { presentChange } from './order-changes.presenter.ts'
export { changesOf, changesOfOrders, endWaitingChange, insertChange, waitingChangeOf } from './order-changes.repo.ts'
export type { OrderChangeRow } from './order-changes.table.ts'
export {
  cancelRefused,
  changeAsked,
  changeEnded,
  checkedApproved,
  deliveryDone,
  dueDaysMoved,
  FLOOR_TOPIC,
  filesReplaced,
  gangedUnsettled,
  lineFilesChanged,
  lineTitled,
  moneyTakenBack,
  orderCancelled,
  orderChanged,
  orderPaid,
  advanceAgreed,
  advancePaid,
  restDayMoved,
  restDueSoon,
  restOverdue,
  restWanted,
  orderPlaced,
  orderTopic,
  productionStarted,
  recipientChanged,
  remakeBegun,
  STAFF_QUEUE_TOPIC,
} from './order-events.ts'
export { guestPath, pagesOf } from './order-pages.ts'
export { factsOf, type OrderLine } from './order-line.ts'
export {
  lockLine,
  readDeliveries as deliveriesOf,
  readJobFiles as jobFilesOf,
  readLine as lineOf,
  readLines as linesOf,
  readLinesById as linesById,
  readLinesOfOrders as linesOfOrders,
} from './lines.repo.ts'
export { lockOrdersByNumber, lockOrdersOfLines } from './lock-orders.repo.ts'
export {
  readOrder as orderOf,
  readOrderByNumber as orderByNumber,
  readOrders as ordersOf,
  type OrderRow,
} from './orders.repo.ts'
export { lockOrders, updateOrder } from './cancel-order.repo.ts'
export { lockOrderNumbered } from './lock-order-numbered.ts'
export { deferOrder, settleDeferred } from './defer-order.ts'
export { endMissingMoney } from './end-missing-money.ts'
export { takeMoneyBack } from './take-money-back.ts'
export { presentPartPayment } from './part-payment.presenter.ts'
export { refuseMissingMoney, refuseUnpaidRest, refuseWaitingChange } from './refuse-missing-money.ts'
export { cancelLines } from './cancel-lines.ts'
export { closeOrder, type Cancelling } from './close-order.ts'
export { lockCancellationRequest, refuseCancel } from './refuse-cancel.ts'
export { arrivedBefore } from './arrived.repo.ts'
export { readHistory as historyOf } from './history.repo.ts'
export { noteOnOrder } from './note-on-order.ts'
export { makePaymentMoves, paysLate, planPayment } from './move-payment.ts'
export { wrongStandings } from './standing.invariant.ts'
export { restsDue } from './due-rests.ts'
export { REST_DUE_DAY } from './rest-day.sql.ts'
