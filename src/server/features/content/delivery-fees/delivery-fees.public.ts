/** The only door of the delivery fees for other features. */
export {
  allFees,
  feesAt,
  feesByVersion,
  feesOf,
  insertFees,
  lockFees,
  type ValidFees,
  withdrawFees,
} from './delivery-fees.repo.ts'
export type { DeliveryFeesRow } from './delivery-fees.table.ts'
