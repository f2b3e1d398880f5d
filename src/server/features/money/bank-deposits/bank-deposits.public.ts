/** The only door of bank deposits for other features and the doctor. */
export { BANK_INVARIANTS } from './bank-deposits.invariants.ts'
