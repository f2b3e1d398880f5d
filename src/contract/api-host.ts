/** Localhost and bare addresses have no sub-domains. */
const ALONE = /^(?:(?:.*\.)?localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:]+\])(?::\d+)?$/i

const withoutWww = (host: string): string => host.replace(/^www\./, '')

/**
 * The host that answers the API for pages of `host` (port included): itself on localhost and bare addresses or without a
 * `subdomain`, else that sub-domain of it. Browser and server derive it alike, or the page's own policy would forbid the calls.
 */
export const apiHostOf = (host: string, subdomain: string | null): string =>
  !subdomain || ALONE.test(host) ? host : `${subdomain}.${withoutWww(host)}`

/** The host of the pages that call the API at `host`: the way back, without the `www.` that they may have. */
export const pageHostOf = (host: string, subdomain: string | null): string =>
  subdomain && host.startsWith(`${subdomain}.`) ? host.slice(subdomain.length + 1) : host

/** Whether pages of `pageHost` call the API at `apiHost`. */
export const callsApiAt = (pageHost: string, apiHost: string, subdomain: string | null): boolean =>
  pageHost !== apiHost && apiHostOf(pageHost, subdomain) === apiHost
