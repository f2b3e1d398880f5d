import type { LoaderFunctionArgs } from 'react-router'
import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import { getShop } from '#/contract/content/shop.contract.ts'
import { readShown } from '#/contract/content/shown.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

/** The shop's details and what it shows on its pages; without them a page is still a page, so a failure gives the defaults. */
export async function loadShop(args: LoaderFunctionArgs) {
  const [shop, shown] = await Promise.all([
    pageCall(args, getShop, {}).catch(() => DEFAULT_SHOP),
    pageCall(args, readShown, {}).catch(() => []),
  ])
  return { shop, shown }
}
