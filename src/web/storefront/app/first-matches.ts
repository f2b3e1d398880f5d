import type { RouteMatch, RouteObject } from 'react-router'
import { matchRoutes } from 'react-router'

interface Place {
  readonly pathname: string
}

/**
 * The routes of the first page, from the root down. Ranking all 160 paths is the longest single step of starting on a
 * phone; those whose first word is another one cannot match, so only the rest is ranked.
 */
export function firstMatches(routes: readonly RouteObject[], place: Place): RouteMatch[] {
  const originals = new Map<RouteObject, RouteObject>()
  const near = routes.flatMap((route) => narrowed(route, firstWord(place.pathname), originals))
  return (matchRoutes(near, place) ?? []).map((match) => ({
    ...match,
    route: originals.get(match.route) ?? match.route,
  }))
}

/** The route with only those pages that may match; parents are copied, because the router itself needs them whole. */
function narrowed(route: RouteObject, word: string, originals: Map<RouteObject, RouteObject>): RouteObject[] {
  if (!route.children) return isNear(route, word) ? [route] : []
  const children = route.children.flatMap((child) => narrowed(child, word, originals))
  if (children.length === 0) return []
  const copy = { ...route, children } as RouteObject
  originals.set(copy, route)
  return [copy]
}

function isNear({ path }: RouteObject, word: string): boolean {
  if (path === undefined || path === '*') return true
  const own = firstWord(path)
  return own.startsWith(':') || own === word
}

/** Case does not matter to the router, and an address may be written in escapes. */
function firstWord(path: string): string {
  const word = path.replace(/^\/+/, '').split('/')[0] ?? ''
  try {
    return decodeURIComponent(word).toLowerCase()
  } catch {
    return word.toLowerCase()
  }
}
