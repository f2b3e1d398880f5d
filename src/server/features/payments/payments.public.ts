/** The only door of payments for other features and the doctor. */
export { MONEY_INVARIANTS } from './money.invariants.ts'
