/** An access token and the refresh token that renews it; both or none. */
export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

/** Before its end by this much an access token is sent together with the refresh token. */
export const REFRESH_WINDOW_SECONDS = 60

/** The payload of a JWT, unchecked: the server checks. Null when it is not one. */
export function tokenPayload(token: string): Readonly<Record<string, unknown>> | null {
  const part = token.split('.')[1]
  if (!part) return null
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** True when the token ends within the refresh window, has ended, or does not say when it ends. */
export function expiresSoon(accessToken: string, nowMs: number): boolean {
  const exp = tokenPayload(accessToken)?.['exp']
  return typeof exp !== 'number' || exp - nowMs / 1000 <= REFRESH_WINDOW_SECONDS
}

/** Headers that prove who calls: none without a whole pair, both tokens near the end, otherwise the access token. */
export function tokenHeaders(tokens: Partial<TokenPair> | null, nowMs: number): Record<string, string> {
  const { accessToken, refreshToken } = tokens ?? {}
  if (!accessToken || !refreshToken) return {}
  return expiresSoon(accessToken, nowMs)
    ? bothTokens({ accessToken, refreshToken })
    : { authorization: bearer(accessToken) }
}

export const bothTokens = ({ accessToken, refreshToken }: TokenPair): Record<string, string> => ({
  authorization: bearer(accessToken),
  'refresh-token': bearer(refreshToken),
})

const bearer = (token: string) => `Bearer ${token}`

const bare = (header: string) => header.replace(/^Bearer\s+/i, '')

/** The pair in an answer's headers, or null when it brings none. */
export function tokensOf(headers: { get(name: string): string | null }): TokenPair | null {
  const access = headers.get('authorization')
  const refresh = headers.get('refresh-token')
  return access && refresh ? { accessToken: bare(access), refreshToken: bare(refresh) } : null
}
