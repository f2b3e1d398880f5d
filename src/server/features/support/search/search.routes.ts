import { searchShop } from '#/contract/support/search.contract.ts'
import { figuresOfNow, guideFacts } from '#/server/features/support/guides/guides.public.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { searchShop as search } from './search-shop.ts'

export function searchRoutes(deps: Pick<Services, 'database' | 'clock'>): readonly Route[] {
  const now = figuresOfNow(deps)
  return [
    route(searchShop, async ({ query: { q } }) => {
      const figures = await now()
      return search(deps.database.db, q, { facts: guideFacts(figures), catalogue: figures.catalogue })
    }),
  ]
}
