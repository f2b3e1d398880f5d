import { useRouteLoaderData } from 'react-router'
import type { ShopInfo } from '#/contract/content/shop.contract.ts'
import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'

export const ROOT_ID = 'root'

/** Brand, company and opening hours; the defaults where they could not be read. */
export function useShop(): ShopInfo {
  const data = useRouteLoaderData<{ readonly shop: ShopInfo }>(ROOT_ID)
  return data?.shop ?? DEFAULT_SHOP
}
