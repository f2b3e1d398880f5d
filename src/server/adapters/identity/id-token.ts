import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'

export interface IdTokenSettings {
  readonly jwksUrl: string
  readonly issuer: string | string[]
  readonly audience: string
}

export type CheckedToken =
  | { readonly kind: 'claims'; readonly claims: JWTPayload & { readonly sub: string } }
  | { readonly kind: 'refused' | 'unavailable'; readonly code: string }

/** Checks signature, issuer, audience, time and nonce; keys are fetched when first needed and kept. */
export function idTokenChecker({ jwksUrl, issuer, audience }: IdTokenSettings) {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5_000 })
  return async (token: string | null, nonce: string): Promise<CheckedToken> => {
    if (token === null) return { kind: 'refused', code: 'NO_ID_TOKEN' }
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: 30,
      })
      if (payload['nonce'] !== nonce) return { kind: 'refused', code: 'WRONG_NONCE' }
      return { kind: 'claims', claims: { ...payload, sub: String(payload.sub) } }
    } catch (error) {
      if (error instanceof errors.JWKSTimeout || error instanceof TypeError)
        return { kind: 'unavailable', code: 'NO_KEYS' }
      return { kind: 'refused', code: error instanceof errors.JOSEError ? error.code : 'BAD_ID_TOKEN' }
    }
  }
}
