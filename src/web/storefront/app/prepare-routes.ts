import type { RouteObject } from 'react-router'
import { matchRoutes } from 'react-router'

/**
 * Loads the lazy parts of the routes that match the first page, so that the router starts complete and React takes over
 * the server's HTML instead of drawing it anew.
 */
export async function prepareRoutes(routes: RouteObject[], place: { readonly pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, place) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const parts = await route.lazy()
      Object.assign(route, parts)
      delete route.lazy
    }),
  )
}
