import { timingSafeEqual } from 'node:crypto'
import type { Sealer } from '#/server/platform/sealer.ts'

const about = (number: string): string => `reservation:${number}`

/**
 * Opens one visit to whoever has the link. It is made of the number by the shop's key, so that a reminder can say it again and the
 * database holds nothing that opens anything.
 */
export const visitToken = (sealer: Sealer, number: string): string =>
  `${number}.${sealer.digest(about(number)).toString('base64url')}`

/** The number that a token is for; null for one that nobody was given. */
export function numberOfToken(sealer: Sealer, token: string): string | null {
  const [number = '', proof = ''] = token.split('.')
  const given = Buffer.from(proof, 'base64url')
  const fits = sealer
    .digests(about(number))
    .some((made) => made.length === given.length && timingSafeEqual(made, given))
  return fits ? number : null
}
