import { useRouteLoaderData } from 'react-router'
import type { ShopInfo } from '#/contract/content/shop.contract.ts'
import { ROOT_ID } from './root-id.ts'

type Loaded = { readonly shop: Partial<Pick<ShopInfo, 'company' | 'hours'>> }

/** Whom to call, as the page was given it. */
export function useShopInfo(): { readonly phone: string | null; readonly hours: readonly string[] } {
  const shop = useRouteLoaderData<Loaded>(ROOT_ID)?.shop
  return { phone: shop?.company?.phone ?? null, hours: shop?.hours ?? [] }
}
