import { FIRST_COLOURS } from '#/domain/opening/brand-colours.ts'
import { FIRST_DELIVERY_FEES } from '#/domain/orders/delivery-fee.data.ts'
import { feesShown } from './fees-shown.ts'
import type { ShopInfo } from './shop.contract.ts'

/** What a page shows when the shop's details could not be read; apart from the schema, so that pages do not carry it. */
export const DEFAULT_SHOP: ShopInfo = {
  brand: '직지프린트',
  company: {
    name: null,
    ceo: null,
    address: null,
    phone: null,
    email: null,
    businessNumber: null,
    mailOrderNumber: null,
    privacyOfficer: null,
    hosting: null,
    escrowUrl: null,
  },
  hours: [],
  bank: { bank: null, number: null, holder: null },
  pickUpAt: '17:00',
  colours: FIRST_COLOURS,
  logo: null,
  deliveryFees: feesShown(FIRST_DELIVERY_FEES),
  version: 0,
}
