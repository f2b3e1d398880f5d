/** The only door of deferred payment for other features and the doctor. */
export { deferOrders } from './defer-orders.ts'
export { giveCredit } from './give-credit.ts'
export { CREDIT_INVARIANTS } from './credit.invariants.ts'
