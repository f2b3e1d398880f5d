import type { IdentityProvider } from '#/server/ports/identity-provider.ts'
import { askProvider, bag, failureOf, words } from './ask-provider.ts'
import { idTokenChecker } from './id-token.ts'

export interface KakaoSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** Unlinks by the person's id, long after their own tokens have ended. */
  readonly adminKey: string
  /** `https://kauth.kakao.com` as the browser reaches it. */
  readonly browserUrl: string
  readonly authUrl: string
  readonly apiUrl: string
}

/** Nobody with this id is connected: there is nothing left to undo. */
const NOT_LINKED = -101

/** Kakao Login: OpenID Connect, and the user API that says whether the e-mail address is verified. */
export function kakaoProvider(settings: KakaoSettings): IdentityProvider {
  const { clientId, clientSecret, authUrl, apiUrl } = settings
  const checkIdToken = idTokenChecker({
    jwksUrl: `${authUrl}/.well-known/jwks.json`,
    issuer: authUrl,
    audience: clientId,
  })
  return {
    name: 'kakao',
    authorizeUrl: ({ redirectUri, state, nonce }) =>
      `${settings.browserUrl}/oauth/authorize?${new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid,profile_nickname,account_email',
        state,
        nonce,
      })}`,
    async identify({ code, redirectUri, nonce }) {
      const tokens = await askProvider(`${authUrl}/oauth/token`, {
        form: {
          grant_type: 'authorization_code',
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: redirectUri,
          code,
        },
      })
      const failure = failureOf(tokens)
      if (failure || !('body' in tokens)) return failure ?? { kind: 'unavailable', code: 'NO_ANSWER' }
      const checked = await checkIdToken(words(tokens.body['id_token']), nonce)
      if (checked.kind !== 'claims') return checked
      const authorization = `Bearer ${words(tokens.body['access_token'])}`
      const user = await askProvider(`${apiUrl}/v2/user/me`, { headers: { authorization } })
      const userFailure = failureOf(user)
      if (userFailure || !('body' in user)) return userFailure ?? { kind: 'unavailable', code: 'NO_ANSWER' }
      if (String(user.body['id']) !== checked.claims.sub) return { kind: 'refused', code: 'OTHER_PERSON' }
      const account = bag(user.body['kakao_account'])
      const email = words(account['email'])
      const verified = account['is_email_valid'] === true && account['is_email_verified'] === true
      const name = words(account['name']) ?? words(bag(account['profile'])['nickname']) ?? ''
      return {
        kind: 'person',
        person: {
          subject: checked.claims.sub,
          name,
          email,
          verifiedEmail: verified ? email : null,
          refreshToken: null,
        },
      }
    },
    async unlink({ subject }) {
      const answer = await askProvider(`${apiUrl}/v1/user/unlink`, {
        form: { target_id_type: 'user_id', target_id: subject },
        headers: { authorization: `KakaoAK ${settings.adminKey}` },
      })
      if (!('body' in answer) || answer.status >= 500 || answer.status === 429) return 'not-now'
      if (answer.status === 200 || answer.body['code'] === NOT_LINKED) return 'done'
      return 'refused'
    },
  }
}
