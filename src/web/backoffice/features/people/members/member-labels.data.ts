import type { Tone } from '#/web/ui/badge.tsx'

export const TYPE_WORDS: Readonly<Record<string, string>> = {
  GENERAL: '일반',
  BUSINESS: '기업',
  ACADEMY: '학원·강사',
  HAMAMATH: '하마매쓰',
  MATHOLIC: '매쓰홀릭',
  GUEST: '비회원',
}

export const APPROVAL_WORDS = {
  waiting: ['승인 대기', 'warn'],
  approved: ['승인', 'ok'],
  refused: ['반려', 'bad'],
} as const satisfies Readonly<Record<string, readonly [string, Tone]>>
