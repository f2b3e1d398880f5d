import type { LoaderFunctionArgs } from 'react-router'
import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import { getShop } from '#/contract/content/shop.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

/** The shop's details; without them a page is still a page, so a failure here gives the defaults. */
export async function loadShop(args: LoaderFunctionArgs) {
  const shop = await pageCall(args, getShop, {}).catch(() => DEFAULT_SHOP)
  return { shop }
}
