import type { FastifyRequest } from 'fastify'
import { callsApiAt, pageHostOf } from '#/contract/api-host.ts'
import { shopOrigin } from './shop-origin.ts'
import type { Config } from '#/server/platform/config.ts'

export type WebAddressSettings = Partial<Pick<Config, 'PUBLIC_URL' | 'API_SUBDOMAIN'>>
type Asked = Pick<FastifyRequest, 'protocol' | 'host' | 'socket'>

/** Where people see the shop's pages, without a slash at the end; a call that came to the API's own host is traced back. */
export function webOriginOf(config: WebAddressSettings, { protocol, host, socket }: Asked): string {
  const page = pageHostOf(host, config.API_SUBDOMAIN ?? null)
  return shopOrigin(config.PUBLIC_URL, { protocol, host: page, hostname: page.replace(/:\d+$/, ''), socket })
}

/** Whether a browser on a page of `origin` may call the API that was asked: pages of our own host, and those the owner named. */
export function mayCallApi(
  config: WebAddressSettings & Pick<Config, 'webOrigins'>,
  { protocol, host }: Asked,
  origin: string,
): boolean {
  if (config.webOrigins.includes(origin)) return true
  const page = URL.parse(origin)
  // A page of http never reads what is served by https; the other way round it is a proxy that speaks TLS for us.
  const asSafe = page?.protocol === 'https:' || page?.protocol === `${protocol}:`
  return page !== null && asSafe && callsApiAt(page.host, host, config.API_SUBDOMAIN ?? null)
}

/** Whether `url`, relative or whole, is on a host of the shop's pages. What leaves them is never followed for somebody. */
export function staysWithUs(
  config: WebAddressSettings & Pick<Config, 'webOrigins'>,
  request: Asked & { url: string },
  url: string,
): boolean {
  const asked = `${request.protocol}://${request.host}`
  const target = URL.parse(url, asked + request.url)
  const ours = [asked, webOriginOf(config, request), ...config.webOrigins]
  // A proxy may speak TLS for us, so that only the host can be compared.
  return (
    target !== null && /^https?:$/.test(target.protocol) && ours.some((our) => URL.parse(our)?.host === target.host)
  )
}
