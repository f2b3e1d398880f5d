import { useRouteLoaderData } from 'react-router'
import { DEFAULT_SHOP, type DefaultShop } from '#/contract/content/default-shop.ts'
import { ROOT_ID } from '#/web/blocks/shop-fees/root-id.ts'

/** Brand, company and opening hours; the defaults where they could not be read. */
export function useShop(): DefaultShop {
  const data = useRouteLoaderData<{ readonly shop: DefaultShop }>(ROOT_ID)
  return data?.shop ?? DEFAULT_SHOP
}
