import type { LoaderFunctionArgs } from 'react-router'
import { type WrittenBy, listPressNews, readPressNews } from '#/contract/content/press-news.contract.ts'
import { getShop } from '#/contract/content/shop.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'

/** The front page, the news of one side, or one of them to read. */
export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams
  const id = search.get('news')
  const asked = search.get('by')
  const by: WrittenBy | undefined = asked === 'others' || asked === 'us' ? asked : undefined
  const [news, one, { brand }] = await Promise.all([
    pageCall(args, listPressNews, { query: { by } }),
    id === null ? null : pageCall(args, readPressNews, { params: { id } }),
    pageCall(args, getShop, {}),
  ])
  const side: WrittenBy | null = by ?? null
  return { news, one, by: side, brand }
}
