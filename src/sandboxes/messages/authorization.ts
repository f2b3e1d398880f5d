import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Keys {
  readonly apiKey: string
  readonly apiSecret: string
}

const FORM = /^HMAC-SHA256 apiKey=([^,\s]+), date=([^,\s]+), salt=([^,\s]{12,64}), signature=([0-9a-f]{64})$/
const MOST_SKEW_MS = 15 * 60_000

/** Null when the call may go on, else the vendor's error code. A salt is good once. */
export function authorizationCheck({ apiKey, apiSecret }: Keys): (header: string | undefined) => string | null {
  const seen = new Set<string>()
  return (header) => {
    const [, key, date = '', salt = '', signature = ''] = FORM.exec(header ?? '') ?? []
    if (key === undefined) return 'Unauthorized'
    if (key !== apiKey) return 'InvalidApiKey'
    if (!(Math.abs(Date.now() - Date.parse(date)) < MOST_SKEW_MS)) return 'RequestTimeTooSkewed'
    const right = createHmac('sha256', apiSecret)
      .update(date + salt)
      .digest()
    if (!timingSafeEqual(right, Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch'
    if (seen.has(salt)) return 'DuplicatedSignature'
    seen.add(salt)
    if (seen.size > 10_000) seen.clear()
    return null
  }
}
