import type { ShopInfo } from './shop.contract.ts'
import type { DeliveryFees } from '#/domain/orders/delivery-fee.ts'

/** As they go out. */
export const feesShown = ({ steps, freeFrom, regions, carriers }: DeliveryFees): ShopInfo['deliveryFees'] => ({
  steps: steps.map(({ upTo, fee }) => ({ upTo, fee })),
  freeFrom,
  regions: regions.map(({ name, surcharge, zipcodes }) => ({
    name,
    surcharge,
    zipcodes: zipcodes.map(([first, last]) => [first, last]),
  })),
  carriers: { quick: carriers.quick, freight: carriers.freight },
})
