import { apiHostOf } from '#/contract/api-host.ts'

interface Place {
  readonly protocol: string
  readonly host: string
}

/**
 * Where the API answers, derived from the current host; the sub-domain is the one that the page names in
 * `<meta name="api-subdomain">`.
 */
export const apiOriginFor = ({ protocol, host }: Place, subdomain: string | null): string =>
  `${protocol}//${apiHostOf(host, subdomain)}`

/** The API's origin for this page. */
export function apiOrigin(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="api-subdomain"]')
  return apiOriginFor(location, meta?.content || null)
}
