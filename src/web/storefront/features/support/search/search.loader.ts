import type { LoaderFunctionArgs } from 'react-router'
import { searchShop } from '#/contract/support/search.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

/** Longer than anything that is in a text. */
const MOST = 60

export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams.get('q') ?? ''
  const q = asked.replaceAll(/\p{Cc}/gu, ' ').slice(0, MOST)
  return { q, found: await pageCall(args, searchShop, { query: { q } }) }
}
