import type { RouteMatch, RouteObject } from 'react-router'
import { firstMatches } from './first-matches.ts'

/**
 * Loads the lazy parts of the routes that match the first page, so that the router starts complete and React takes over
 * the server's HTML instead of drawing it anew.
 */
export async function prepareRoutes(
  routes: RouteObject[],
  place: { readonly pathname: string },
): Promise<readonly RouteMatch[]> {
  const matches = firstMatches(routes, place)
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const parts = await route.lazy()
      Object.assign(route, parts)
      delete route.lazy
    }),
  )
  return matches
}
