import type { IdentityProvider, IdentityProviders } from '#/server/ports/identity-provider.ts'
import { googleProvider } from './google.ts'
import { kakaoProvider } from './kakao.ts'
import { naverProvider } from './naver.ts'

export interface IdentitySettings {
  readonly KAKAO_CLIENT_ID?: string | undefined
  readonly KAKAO_CLIENT_SECRET?: string | undefined
  readonly KAKAO_ADMIN_KEY?: string | undefined
  readonly NAVER_CLIENT_ID?: string | undefined
  readonly NAVER_CLIENT_SECRET?: string | undefined
  readonly GOOGLE_CLIENT_ID?: string | undefined
  readonly GOOGLE_CLIENT_SECRET?: string | undefined
  /** Where the practice provider listens; anybody is whoever they say there. */
  readonly IDENTITY_SANDBOX_URL?: string | undefined
}

/** Where the shop shows the pages of the practice provider. */
export const PRACTICE_LOGIN_PATH = '/practice-login'

export const hasRealProvider = (settings: IdentitySettings): boolean =>
  Boolean(settings.KAKAO_CLIENT_ID ?? settings.NAVER_CLIENT_ID ?? settings.GOOGLE_CLIENT_ID)

/** Those that have keys. Practice and real providers are never offered side by side: the practice one proves nothing. */
export function chooseProviders(settings: IdentitySettings): IdentityProviders {
  const practice = settings.IDENTITY_SANDBOX_URL
  const providers = hasRealProvider(settings) ? real(settings) : practice ? practised(practice) : []
  return new Map(providers.map((provider) => [provider.name, provider]))
}

function real(settings: IdentitySettings): readonly IdentityProvider[] {
  const providers: IdentityProvider[] = []
  if (settings.KAKAO_CLIENT_ID)
    providers.push(
      kakaoProvider({
        clientId: settings.KAKAO_CLIENT_ID,
        clientSecret: settings.KAKAO_CLIENT_SECRET ?? '',
        adminKey: settings.KAKAO_ADMIN_KEY ?? '',
        browserUrl: 'https://kauth.kakao.com',
        authUrl: 'https://kauth.kakao.com',
        apiUrl: 'https://kapi.kakao.com',
      }),
    )
  if (settings.NAVER_CLIENT_ID)
    providers.push(
      naverProvider({
        clientId: settings.NAVER_CLIENT_ID,
        clientSecret: settings.NAVER_CLIENT_SECRET ?? '',
        browserUrl: 'https://nid.naver.com',
        authUrl: 'https://nid.naver.com',
        apiUrl: 'https://openapi.naver.com',
      }),
    )
  if (settings.GOOGLE_CLIENT_ID)
    providers.push(
      googleProvider({
        clientId: settings.GOOGLE_CLIENT_ID,
        clientSecret: settings.GOOGLE_CLIENT_SECRET ?? '',
        browserUrl: 'https://accounts.google.com',
        tokenUrl: 'https://oauth2.googleapis.com/token',
        revokeUrl: 'https://oauth2.googleapis.com/revoke',
        jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
        issuer: ['https://accounts.google.com', 'accounts.google.com'],
      }),
    )
  return providers
}

function practised(url: string): readonly IdentityProvider[] {
  const keys = { clientId: 'practice_client', clientSecret: 'practice_secret' }
  const [kakao, naver, google] = ['kakao', 'naver', 'google'].map((name) => `${url}/${name}`) as [
    string,
    string,
    string,
  ]
  return [
    kakaoProvider({
      ...keys,
      adminKey: 'practice_admin',
      browserUrl: `${PRACTICE_LOGIN_PATH}/kakao`,
      authUrl: kakao,
      apiUrl: kakao,
    }),
    naverProvider({ ...keys, browserUrl: `${PRACTICE_LOGIN_PATH}/naver`, authUrl: naver, apiUrl: naver }),
    googleProvider({
      ...keys,
      browserUrl: `${PRACTICE_LOGIN_PATH}/google`,
      tokenUrl: `${google}/token`,
      revokeUrl: `${google}/revoke`,
      jwksUrl: `${google}/oauth2/v3/certs`,
      issuer: google,
    }),
  ]
}
