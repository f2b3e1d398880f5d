import type { DeliveryFees } from './delivery-fee.ts'

/** What a new shop begins with; what holds is a setting of the shop. Quick service and freight ask on arrival. */
export const FIRST_DELIVERY_FEES: DeliveryFees = {
  steps: [{ upTo: 20_000, fee: 3_500 }],
  freeFrom: 100_000,
  regions: [
    { name: '제주', surcharge: 4_000, zipcodes: [['63000', '63644']] },
    { name: '울릉도', surcharge: 4_000, zipcodes: [['40200', '40240']] },
  ],
  carriers: { quick: null, freight: null },
}
