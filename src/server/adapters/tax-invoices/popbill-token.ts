import { createHash, createHmac } from 'node:crypto'

const VERSION = '2.0'
/** Tax invoices, cash receipts, state of firms. */
const SCOPES = ['member', '110', '140', '170']

interface TokenSettings {
  readonly linkId: string
  /** Base64. */
  readonly secretKey: string
  readonly serviceId: string
}

export interface TokenCall {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Linkhub gives a token to whoever signs the digest of the question, its time and its path with the secret key. */
export function tokenCall({ linkId, secretKey, serviceId }: TokenSettings, accessId: string, now: Date): TokenCall {
  const path = `/${serviceId}/Token`
  const body = JSON.stringify({ access_id: accessId, scope: SCOPES })
  const date = `${now.toISOString().slice(0, 19)}Z`
  const digest = createHash('sha256').update(body).digest('base64')
  const signature = createHmac('sha256', Buffer.from(secretKey, 'base64'))
    .update(['POST', digest, date, VERSION, path].join('\n'))
    .digest('base64')
  return {
    path,
    body,
    headers: {
      'content-type': 'application/json',
      'x-lh-date': date,
      'x-lh-version': VERSION,
      authorization: `LINKHUB ${linkId} ${signature}`,
    },
  }
}
