import { MEMBER_STANDINGS, type MemberStanding, STANDINGS } from './member-standings.data.ts'

/** Which standing somebody has; a grade decides where a type has several. Null for what the table does not know. */
export function standingOf(member: { readonly type: string; readonly grade: string | null }): MemberStanding | null {
  return (
    STANDINGS.find((id) => MEMBER_STANDINGS[id].type === member.type && MEMBER_STANDINGS[id].grade === member.grade) ??
    null
  )
}
