import { useRouteLoaderData } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { ShopInfo } from '#/contract/content/shop.contract.ts'
import type { readShown } from '#/contract/content/shown.contract.ts'
import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'

export const ROOT_ID = 'root'

type Shown = ResultOf<typeof readShown>
interface RootData {
  readonly shop: ShopInfo
  readonly shown: Shown
}

/** Brand, company and opening hours; the defaults where they could not be read. */
export function useShop(): ShopInfo {
  return useRouteLoaderData<RootData>(ROOT_ID)?.shop ?? DEFAULT_SHOP
}

/** Banners and pop-ups of the moment when the page was opened. */
export function useShown(): Shown {
  return useRouteLoaderData<RootData>(ROOT_ID)?.shown ?? []
}
