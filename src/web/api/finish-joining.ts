import type { WebPath } from '#/contract/web-paths.ts'

/** Where a member who came by a social login tells what is still missing; until then most calls are refused. */
export const FINISH_JOINING = '/member/join/sns' satisfies WebPath

/**
 * The way there from a page, or null for who is there already. The pages for logging in and joining are nowhere to come back
 * to; where the person came from stands in their address.
 */
export function wayToFinishJoining({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  if (pathname.startsWith(FINISH_JOINING)) return null
  const isWayIn = /^\/member\/(?:login|join)(?:\/|$)/.test(pathname)
  const from = isWayIn ? new URLSearchParams(search).get('from') : pathname + search
  return from === null ? FINISH_JOINING : `${FINISH_JOINING}/?from=${encodeURIComponent(from)}`
}
