import { useSearchParams } from 'react-router'
import { safeFrom } from '#/contract/web-paths.ts'

/** Where the visitor was before he had to log in, or null. Never another site. */
export function useFrom(): string | null {
  const [search] = useSearchParams()
  return safeFrom(search.get('from'))
}

/** `path` that still knows where the visitor was. */
export const withFrom = (path: string, from: string | null): string =>
  from === null ? path : `${path}${path.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`
