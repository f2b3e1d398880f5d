import type { Profile } from '#/contract/people/profile.contract.ts'

const TYPES: Readonly<Record<string, string>> = {
  GENERAL: '일반 회원',
  BUSINESS: '기업 회원',
  ACADEMY: '학원·강사 회원',
  HAMAMATH: '하마매쓰 회원',
  MATHOLIC: '매쓰홀릭 회원',
}

const APPROVALS = { waiting: '승인 기다리는 중', approved: '승인됨', refused: '승인되지 않음' } as const

/** `학원·강사 회원 · 승인 기다리는 중`. */
export function customerLabels({ type, approval }: Pick<Profile, 'type' | 'approval'>): string {
  return [TYPES[type] ?? type, approval ? APPROVALS[approval] : ''].filter((part) => part !== '').join(' · ')
}
