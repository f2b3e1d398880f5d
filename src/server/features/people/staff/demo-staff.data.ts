import type { StaffRole } from '#/domain/members/roles.ts'

/** Accounts of a fresh shop; a public shop has none of them. */
export const DEMO_STAFF_PASSWORD = 'Press#Sheet2026'

export const DEMO_STAFF: readonly { readonly loginId: string; readonly name: string; readonly roles: StaffRole[] }[] = [
  { loginId: 'admin', name: '관리자', roles: ['administrator'] },
  { loginId: 'service', name: '고객지원 담당', roles: ['service'] },
  { loginId: 'proof', name: '시안 담당', roles: ['proof'] },
  { loginId: 'production', name: '제작 담당', roles: ['production'] },
  { loginId: 'finance', name: '정산 담당', roles: ['finance'] },
]
