/** Who else can say who somebody is. */
export const SOCIAL_PROVIDERS = ['kakao', 'naver', 'google'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

export const SOCIAL_NAMES: Readonly<Record<SocialProvider, string>> = {
  kakao: '카카오',
  naver: '네이버',
  google: 'Google',
}
