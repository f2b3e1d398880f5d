/** How long a link to papers lives unless its maker says otherwise, and at the most. */
export const SHARE_DAYS = 14
export const SHARE_DAYS_MOST = 90
/** More links than this at once are nobody's accountants. */
export const SHARES_MOST = 20

export interface ShareTimes {
  readonly expiresAt: Date
  readonly revokedAt: Date | null
}

export function shareState({ expiresAt, revokedAt }: ShareTimes, now: Date): 'open' | 'expired' | 'revoked' {
  if (revokedAt) return 'revoked'
  return expiresAt <= now ? 'expired' : 'open'
}

/** What is kept of an address that looked: its network, which names no person. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '')
  const parts = plain.split('.')
  if (parts.length === 4) return `${parts.slice(0, 3).join('.')}.0`
  return `${plain.split(':').slice(0, 3).join(':')}::`
}
