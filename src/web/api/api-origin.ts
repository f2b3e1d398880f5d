interface Place {
  readonly protocol: string
  readonly hostname: string
  readonly host: string
  readonly origin: string
}

const IP = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:]+\])$/i

/**
 * Where the API answers, derived from the current host: the same origin on localhost and bare addresses; elsewhere a
 * sub-domain when the page names one in `<meta name="api-subdomain">` (`www.` is dropped for it).
 */
export function apiOriginFor(place: Place, subdomain: string | null): string {
  const local = place.hostname === 'localhost' || place.hostname.endsWith('.localhost') || IP.test(place.hostname)
  if (local || !subdomain) return place.origin
  return `${place.protocol}//${subdomain}.${place.host.replace(/^www\./, '')}`
}

/** The API's origin for this page. */
export function apiOrigin(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="api-subdomain"]')
  return apiOriginFor(location, meta?.content || null)
}
