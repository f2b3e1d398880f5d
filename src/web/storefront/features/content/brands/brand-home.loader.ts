import type { LoaderFunctionArgs } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import { readEditionShelf } from '#/contract/textbooks/editions.contract.ts'
import { pageCall } from '#/web/api/page-call.ts'
import { brandOf } from '#/web/blocks/brand-site/brand-of.ts'
import { pricesOf, weekOf } from './brand-page.ts'

export type Shelf = ResultOf<typeof readEditionShelf>

export async function loader(args: LoaderFunctionArgs) {
  const [brand, week] = await Promise.all([brandOf(args), weekOf(args)])
  const [prices, shelf] = await Promise.all([
    pricesOf(args, brand),
    brand.sells.includes('editions') ? shelfOf(args, brand.id) : null,
  ])
  return { brand, week, prices, shelf }
}

/** Null when the shop cannot say, or when nothing stands on it yet: the page is whole without it. */
async function shelfOf(args: LoaderFunctionArgs, brand: string): Promise<Shelf | null> {
  try {
    const shelf = await pageCall(args, readEditionShelf, { query: { brand } })
    return shelf.total > 0 ? shelf : null
  } catch {
    return null
  }
}
