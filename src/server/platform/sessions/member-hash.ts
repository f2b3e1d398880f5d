import { createHmac } from 'node:crypto'

/**
 * HMAC-SHA256 of the member id in hex; the secret is a number in hex too, as the vendor's console shows it. It is that by which the chat widget knows that the page may speak for this member.
 */
export function memberHash(secret: string, memberId: string): string {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(memberId).digest('hex')
}
