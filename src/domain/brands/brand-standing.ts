import type { MemberStanding } from '#/domain/members/member-standings.data.ts'
import type { Brand, BrandMemberType } from './brand.ts'

/** What a member of a brand is to the shop, as soon as nobody has to decide any more or while somebody has. */
export function brandStanding(type: BrandMemberType, decided: boolean): MemberStanding {
  if (type === 'MATHOLIC') return 'matholic'
  return decided ? 'hamamath' : 'hamamath-waiting'
}

/** Whether somebody is a member of a brand that a type stands for; a type that is approved wants its grade too. */
export const isOfBrand = (
  { memberType }: Pick<Brand, 'memberType'>,
  member: { readonly type: string; readonly grade: string | null },
): boolean => member.type === memberType && (memberType !== 'HAMAMATH' || member.grade === '0080')
