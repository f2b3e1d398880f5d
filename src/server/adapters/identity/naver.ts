import type { IdentityProvider } from '#/server/ports/identity-provider.ts'
import { askProvider, bag, failureOf, words } from './ask-provider.ts'

export interface NaverSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** `https://nid.naver.com` as the browser reaches it. */
  readonly browserUrl: string
  readonly authUrl: string
  readonly apiUrl: string
}

/** Naver Login: OAuth 2 and the profile API. Its e-mail is a contact address that nobody has proven. */
export function naverProvider({
  clientId,
  clientSecret,
  browserUrl,
  authUrl,
  apiUrl,
}: NaverSettings): IdentityProvider {
  const token = (form: Readonly<Record<string, string>>) =>
    askProvider(`${authUrl}/oauth2.0/token`, { form: { client_id: clientId, client_secret: clientSecret, ...form } })
  return {
    name: 'naver',
    authorizeUrl: ({ redirectUri, state }) =>
      `${browserUrl}/oauth2.0/authorize?${new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
      })}`,
    async identify({ code, state }) {
      const tokens = await token({ grant_type: 'authorization_code', code, state })
      const failure = failureOf(tokens)
      if (failure || !('body' in tokens)) return failure ?? { kind: 'unavailable', code: 'NO_ANSWER' }
      const authorization = `Bearer ${words(tokens.body['access_token'])}`
      const profile = await askProvider(`${apiUrl}/v1/nid/me`, { headers: { authorization } })
      const profileFailure = failureOf(profile)
      if (profileFailure || !('body' in profile)) return profileFailure ?? { kind: 'unavailable', code: 'NO_ANSWER' }
      const person = bag(profile.body['response'])
      const subject = words(person['id'])
      if (profile.body['resultcode'] !== '00' || subject === null) return { kind: 'refused', code: 'NO_PROFILE' }
      return {
        kind: 'person',
        person: {
          subject,
          name: words(person['name']) ?? words(person['nickname']) ?? '',
          email: words(person['email']),
          verifiedEmail: null,
          refreshToken: words(tokens.body['refresh_token']),
        },
      }
    },
    async unlink({ refreshToken }) {
      if (refreshToken === null) return 'refused'
      const renewed = await token({ grant_type: 'refresh_token', refresh_token: refreshToken })
      if (!('body' in renewed) || renewed.status >= 500) return 'not-now'
      const accessToken = words(renewed.body['access_token'])
      // Tokens that have ended mean that the person disconnected us at Naver.
      if (accessToken === null) return words(renewed.body['error']) === 'invalid_request' ? 'done' : 'refused'
      const ended = await token({ grant_type: 'delete', access_token: accessToken, service_provider: 'NAVER' })
      if (!('body' in ended) || ended.status >= 500) return 'not-now'
      return ended.body['result'] === 'success' ? 'done' : 'refused'
    },
  }
}
