import { useRouteLoaderData } from 'react-router'
import type { ShopInfo } from '#/contract/content/shop.contract.ts'
import { FIRST_DELIVERY_FEES } from '#/domain/orders/delivery-fee.data.ts'
import type { DeliveryFees } from '#/domain/orders/delivery-fee.ts'
import { ROOT_ID } from './root-id.ts'

/** Today's delivery fees, as the page was given them; an order sheet is summed by the server all the same. */
export function useShopFees(): DeliveryFees {
  const data = useRouteLoaderData<{ readonly shop: Partial<Pick<ShopInfo, 'deliveryFees'>> }>(ROOT_ID)
  return data?.shop.deliveryFees ?? FIRST_DELIVERY_FEES
}
