import { createHash } from 'node:crypto'
import type { Services } from '#/server/platform/services.ts'
import { to } from '#/contract/web-paths.ts'

const LIVES_MS = 14 * 24 * 3_600_000
/** Accounts that may be named with one link before the desk has to send another. */
export const LINK_TRIES = 5

/** 192 bits that the shop does not keep: only their hash stands in the row. */
export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex')

export function newLink({ ids, clock }: Pick<Services, 'ids' | 'clock'>) {
  const token = ids.secret()
  const linkExpiresAt = new Date(clock.now().getTime() + LIVES_MS)
  return { token, row: { linkHash: hashOfLink(token), linkExpiresAt } }
}

export const NO_LINK = { linkHash: null, linkExpiresAt: null, linkTries: 0 }

/** Behind `#`, where no server, log or referrer sees it. */
export const addressOfLink = (shopAddress: string, token: string): string =>
  `${shopAddress.replace(/\/$/, '')}${to('/refund-account')}#${token}`
