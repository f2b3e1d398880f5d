import type { CampaignState } from '#/domain/coupons/coupon-terms.ts'
import type { CustomerType } from '#/domain/members/roles.ts'

export const STATE_TONES = {
  draft: 'neutral',
  running: 'ok',
  stopped: 'warn',
} as const satisfies Readonly<Record<CampaignState, string>>

export const AUDIENCE_WORDS: Readonly<Record<CustomerType, string>> = {
  GENERAL: '일반',
  BUSINESS: '기업',
  ACADEMY: '학원·강사',
  HAMAMATH: '하마매쓰',
  MATHOLIC: '매쓰홀릭',
}

export const GRANT_WORDS = { waiting: '승인 대기', given: '지급', refused: '반려' } as const
