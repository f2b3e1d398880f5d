import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

export interface LinkhubKeys {
  readonly linkId: string
  /** Base64. */
  readonly secretKey: string
}

interface Signed {
  readonly path: string
  readonly body: string
  readonly date: string
  readonly version: string
  readonly authorization: string
}

const MOST_SKEW_MS = 15 * 60_000
const LIVES_MS = 30 * 60_000

/** Gives tokens to whoever signs right, and knows them again. */
export function linkhub({ linkId, secretKey }: LinkhubKeys, now: () => number) {
  const corps = new Map<string, { readonly corp: string; readonly until: number }>()
  return {
    /** Nobody is at the desk where tokens are given. */
    away: false,
    time: () => isoOf(now()),
    /** Every token has ended before its time, as after a change of keys. */
    end: () => corps.clear(),
    /** The token, or why there is none, as the vendor's codes. */
    give({ path, body, date, version, authorization }: Signed) {
      const [scheme, id, signature = ''] = authorization.split(' ')
      if (scheme !== 'LINKHUB' || id !== linkId) return { code: -10000010, message: '등록되지 않은 LinkID 입니다.' }
      if (!(Math.abs(now() - Date.parse(date)) < MOST_SKEW_MS))
        return { code: -10000011, message: '요청 시각이 올바르지 않습니다.' }
      const digest = createHash('sha256').update(body).digest('base64')
      const right = createHmac('sha256', Buffer.from(secretKey, 'base64'))
        .update(['POST', digest, date, version, path].join('\n'))
        .digest()
      const given = Buffer.from(signature, 'base64')
      if (given.length !== right.length || !timingSafeEqual(given, right))
        return { code: -10000012, message: '서명이 일치하지 않습니다.' }
      const { access_id: corp = '' } = JSON.parse(body) as { access_id?: string }
      const token = randomUUID()
      corps.set(token, { corp, until: now() + LIVES_MS })
      return { session_token: token, serviceID: 'POPBILL_TEST', linkID: id, expiration: isoOf(now() + LIVES_MS) }
    },
    /** Whose papers the bearer may see; null for a token that is none. */
    corpOf(authorization: string | undefined): string | null {
      const kept = corps.get((authorization ?? '').replace(/^Bearer /, ''))
      return kept && kept.until > now() ? kept.corp : null
    },
  }
}

export type Linkhub = ReturnType<typeof linkhub>

const isoOf = (at: number): string => new Date(at).toISOString()
