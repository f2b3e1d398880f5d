import type { IdentityProvider } from '#/server/ports/identity-provider.ts'
import { askProvider, challengeOf, failureOf, words } from './ask-provider.ts'
import { idTokenChecker } from './id-token.ts'

export interface GoogleSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** `https://accounts.google.com` as the browser reaches it. */
  readonly browserUrl: string
  readonly tokenUrl: string
  readonly revokeUrl: string
  readonly jwksUrl: string
  readonly issuer: string | string[]
}

/** Google: OpenID Connect with PKCE; the id token holds all there is to know. */
export function googleProvider(settings: GoogleSettings): IdentityProvider {
  const { clientId, clientSecret } = settings
  const checkIdToken = idTokenChecker({ jwksUrl: settings.jwksUrl, issuer: settings.issuer, audience: clientId })
  return {
    name: 'google',
    authorizeUrl: ({ redirectUri, state, nonce, verifier }) =>
      `${settings.browserUrl}/o/oauth2/v2/auth?${new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
        // Only with these comes the token that a later goodbye needs.
        access_type: 'offline',
        prompt: 'consent select_account',
      })}`,
    async identify({ code, redirectUri, nonce, verifier }) {
      const tokens = await askProvider(settings.tokenUrl, {
        form: {
          grant_type: 'authorization_code',
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: redirectUri,
          code_verifier: verifier,
          code,
        },
      })
      const failure = failureOf(tokens)
      if (failure || !('body' in tokens)) return failure ?? { kind: 'unavailable', code: 'NO_ANSWER' }
      const checked = await checkIdToken(words(tokens.body['id_token']), nonce)
      if (checked.kind !== 'claims') return checked
      const { sub, name, email, email_verified: verified } = checked.claims
      return {
        kind: 'person',
        person: {
          subject: sub,
          name: words(name) ?? '',
          email: words(email),
          verifiedEmail: verified === true ? words(email) : null,
          refreshToken: words(tokens.body['refresh_token']),
        },
      }
    },
    async unlink({ refreshToken }) {
      if (refreshToken === null) return 'refused'
      const answer = await askProvider(settings.revokeUrl, { form: { token: refreshToken } })
      if (!('body' in answer) || answer.status >= 500 || answer.status === 429) return 'not-now'
      // A token that is no longer valid was revoked before.
      return answer.status === 200 || answer.body['error'] === 'invalid_token' ? 'done' : 'refused'
    },
  }
}
