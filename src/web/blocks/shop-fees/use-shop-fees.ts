import { useRouteLoaderData } from 'react-router'
import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import type { ShopInfo } from '#/contract/content/shop.contract.ts'

export const ROOT_ID = 'root'

/** Today's delivery fees, as the page was given them; an order sheet is summed by the server all the same. */
export function useShopFees(): ShopInfo['deliveryFees'] {
  const data = useRouteLoaderData<{ readonly shop: ShopInfo }>(ROOT_ID)
  return (data?.shop ?? DEFAULT_SHOP).deliveryFees
}
