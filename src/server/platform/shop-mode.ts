/**
 * Who a shop is open to. `practice`: this computer only, with demo accounts and practice services. `public`: strangers reach
 * it, so it has neither. `demo`: strangers reach it and every page says that nothing here is real.
 */
export type ShopMode = 'practice' | 'demo' | 'public'

interface Given {
  readonly DEMO: boolean
  readonly NODE_ENV?: string | undefined
  readonly PUBLIC_URL?: string | undefined
  readonly HOST: string
  readonly TRUST_PROXY?: string | undefined
  readonly TOSS_SECRET_KEY?: string | undefined
}

/**
 * One sign of strangers is enough, so that a shop whose settings are half done is closed rather than open: a port or an address
 * beyond loopback, a proxy (it passes others on), `prod` in any spelling, or a key that takes real money.
 */
export function shopModeOf({ DEMO, NODE_ENV, PUBLIC_URL, HOST, TRUST_PROXY, TOSS_SECRET_KEY }: Given): ShopMode {
  if (DEMO) return 'demo'
  const isReached =
    (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)) || !isLoopback(HOST) || Boolean(TRUST_PROXY)
  const isMeant = /^\s*prod/i.test(NODE_ENV ?? '') || takesRealMoney(TOSS_SECRET_KEY)
  return isReached || isMeant ? 'public' : 'practice'
}

/** Toss names its keys `live_…` and `test_…`. */
export const takesRealMoney = (secretKey: string | undefined): boolean => /^\s*live_/i.test(secretKey ?? '')

/** A host name or address that only this computer answers to. */
export function isLoopback(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
}
