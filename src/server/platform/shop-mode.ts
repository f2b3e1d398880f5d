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
}

/** Listening beyond loopback counts as public too: whoever reaches the port is a stranger. */
export function shopModeOf({ DEMO, NODE_ENV, PUBLIC_URL, HOST }: Given): ShopMode {
  if (DEMO) return 'demo'
  const isReached = (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)) || !isLoopback(HOST)
  return isReached || NODE_ENV === 'production' ? 'public' : 'practice'
}

/** A host name or address that only this computer answers to. */
export function isLoopback(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
}
