import type { BrandShown } from '#/contract/content/brands.contract.ts'
import type { MemberUser } from '#/web/api/member-user.ts'

export type Standing = 'none' | 'waiting' | 'approved'

/** What a member is to a brand by the roles of the session; null where the brand has no type of members and the server must be asked. */
export function standingByRoles(
  { memberType, joins }: Pick<BrandShown, 'memberType' | 'joins'>,
  { customerType, customerGrade }: Pick<MemberUser, 'customerType' | 'customerGrade'>,
): Standing | null {
  if (memberType === null) return null
  if (customerType !== memberType) return 'none'
  return joins === 'approval' && customerGrade === '' ? 'waiting' : 'approved'
}

/** What is said of it beside a name; null of who is none. */
export const standingWords = (standing: Standing, brand: string): string | null =>
  ({ none: null, waiting: '승인 확인 중', approved: `${brand} 회원` })[standing]
