import { lookup as systemLookup, Resolver } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { AddressFault, WebhookOutcome, WebhookPost, WebhookSender } from '#/server/ports/webhook-sender.ts'
import { isPublicAddress } from './public-address.ts'

export interface Resolved {
  readonly address: string
  readonly family: number
}

export interface SenderSettings {
  /** Practice only: plain HTTP and this computer's own addresses. */
  readonly anywhere: boolean
  readonly timeoutMs?: number
  readonly resolve?: (host: string) => Promise<readonly Resolved[]>
}

const TIMEOUT_MS = 10_000
/** Where HTTPS is customarily served. Any other would have the shop knock at mail servers and databases in a customer's name. */
const PORTS: ReadonlySet<string> = new Set(['', '443', '4443', '8443', '9443'])

/**
 * Resolves a name once, refuses it when any of its addresses is inside, and connects to the address that was looked at: a name
 * that points elsewhere a moment later leads nowhere. Redirects are answers, not ways.
 */
export function pinnedSender({
  anywhere,
  timeoutMs = TIMEOUT_MS,
  resolve = anywhere ? bySystem : byNameServer,
}: SenderSettings): WebhookSender {
  async function pin(url: URL): Promise<Resolved | AddressFault> {
    if (url.protocol !== 'https:' && !anywhere) return 'not-https'
    if (!PORTS.has(url.port) && !anywhere) return 'port'
    const found = await resolve(url.hostname.replace(/^\[|\]$/g, '')).catch(() => [])
    const [first] = found
    if (!first) return 'unknown-host'
    return anywhere || found.every(({ address }) => isPublicAddress(address)) ? first : 'private'
  }

  return {
    async refusal(url) {
      const found = await pin(new URL(url))
      return typeof found === 'string' ? found : null
    },
    async post(news) {
      const url = new URL(news.url)
      const late = AbortSignal.timeout(timeoutMs)
      const pinned = await Promise.race([pin(url), aborted(late)])
      return typeof pinned === 'string' ? { fault: pinned } : send(url, news, pinned, late)
    },
  }
}

const bySystem = (host: string) => systemLookup(host, { all: true })

/** Not the system's own way: that holds one of four threads of the whole process for as long as a name server is silent. */
async function byNameServer(host: string): Promise<readonly Resolved[]> {
  if (isIP(host) !== 0) return [{ address: host, family: isIP(host) }]
  const server = new Resolver({ timeout: 2_000, tries: 2 })
  const [four, six] = await Promise.allSettled([server.resolve4(host), server.resolve6(host)])
  const of = (found: PromiseSettledResult<string[]>, family: number) =>
    found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : []
  return [...of(four, 4), ...of(six, 6)]
}

const aborted = (signal: AbortSignal) =>
  new Promise<'timeout'>((done) => signal.addEventListener('abort', () => done('timeout'), { once: true }))

function send(
  url: URL,
  { headers, body }: WebhookPost,
  pinned: Resolved,
  signal: AbortSignal,
): Promise<WebhookOutcome> {
  const lookup: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [pinned]) : done(null, pinned.address, pinned.family)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const length = String(Buffer.byteLength(body))
  return new Promise((done) => {
    const call = request(
      url,
      { method: 'POST', agent: false, lookup, signal, headers: { ...headers, 'content-length': length } },
      (answer) => {
        done({ status: answer.statusCode ?? 0 })
        // What it says beyond that could go on for ever.
        answer.destroy()
      },
    )
    call.on('error', () => done({ fault: signal.aborted ? 'timeout' : 'no-answer' }))
    call.end(body)
  })
}
