import type { LoaderFunctionArgs } from 'react-router'
import { getShop } from '#/contract/content/shop.contract.ts'
import type { QueryInputOf } from '#/contract/endpoint.ts'
import { listReviews } from '#/contract/support/reviews.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

const NAMES = ['product', 'rating', 'photos', 'order', 'page'] as const

/** What the address asks for; whatever is no filter is refused by the contract. */
export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams
  const query = Object.fromEntries(
    NAMES.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  ) as QueryInputOf<typeof listReviews>
  const [reviews, { brand }] = await Promise.all([pageCall(args, listReviews, { query }), pageCall(args, getShop, {})])
  return { ...reviews, brand, wanted: query }
}
