import { useRouteLoaderData } from 'react-router'
import { DEFAULT_SHOP, type DefaultShop } from '#/contract/content/default-shop.ts'
import type { readShown } from '#/contract/content/shown.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { ROOT_ID } from '#/web/blocks/shop-fees/root-id.ts'

type Shown = ResultOf<typeof readShown>
interface RootData {
  readonly shop: DefaultShop
  readonly shown: Shown
}

/** Brand, company and opening hours; the defaults where they could not be read. */
export function useShop(): DefaultShop {
  return useRouteLoaderData<RootData>(ROOT_ID)?.shop ?? DEFAULT_SHOP
}

/** Banners and pop-ups of the moment when the page was opened. */
export function useShown(): Shown {
  return useRouteLoaderData<RootData>(ROOT_ID)?.shown ?? []
}
