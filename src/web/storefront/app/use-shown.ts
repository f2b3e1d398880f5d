import { useRouteLoaderData } from 'react-router'
import type { loadShop } from './load-shop.ts'
import { ROOT_ID } from '#/web/blocks/shop-fees/root-id.ts'

/** Banners and pop-ups of the moment when the page was opened. */
export const useShown = () => useRouteLoaderData<typeof loadShop>(ROOT_ID)?.shown ?? []
