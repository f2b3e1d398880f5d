/** The only door of first-owner for other features. */
export { makeFirstOwnerCode } from './first-owner-codes.ts'
