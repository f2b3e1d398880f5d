import type { DeliveryFeeRule } from './delivery-fee.ts'

/** The shop's delivery tariff: one box carries 20 kg; Jeju and Ulleung cost extra per box. Quick service and freight ask on arrival. */
export const DELIVERY_FEE_RULE: DeliveryFeeRule = {
  boxGrams: 20_000,
  perBox: 3_500,
  freeFrom: 100_000,
  remoteSurchargePerBox: 4_000,
  carriers: { quick: null, freight: null },
  remoteZipcodes: [
    ['40200', '40240'],
    ['63000', '63644'],
  ],
}
