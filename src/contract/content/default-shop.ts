import type { ShopInfo } from './shop.contract.ts'

/** Without what only some pages need: every page carries it. */
export type DefaultShop = Omit<ShopInfo, 'colours' | 'deliveryFees'>

/** What a page shows when the shop's details could not be read; apart from the schema, so that pages do not carry it. */
export const DEFAULT_SHOP: DefaultShop = {
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
    coordinates: null,
  },
  hours: [],
  bank: { bank: null, number: null, holder: null },
  pickUpAt: '17:00',
  pressFormat: 'pdf',
  logo: null,
  version: 0,
}
