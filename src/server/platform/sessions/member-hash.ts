import { createHmac } from 'node:crypto'

/** HMAC-SHA256 of the member id in hex, by which the chat widget knows that the page may speak for this member. */
export function memberHash(secret: string, memberId: string): string {
  return createHmac('sha256', secret).update(memberId).digest('hex')
}
