import type { MemberDesk } from '#/contract/people/member-desk.schema.ts'
import { standingOf } from '#/domain/members/member-standing.ts'
import { MEMBER_STANDINGS } from '#/domain/members/member-standings.data.ts'
import { seoulDateTime, seoulDay } from '#/lib/seoul-time.ts'
import type { Fact } from '#/web/ui/fact-list.tsx'

/** Who it is, with dots; what the kind means stands beside it. */
export function personFacts(member: MemberDesk['member']): readonly (Fact | false)[] {
  const standing = standingOf(member)
  const { discount, tier } = member
  return [
    ['이름', member.maskedName],
    !member.guest && ['아이디', member.maskedLoginId],
    !member.guest && ['이메일', member.maskedEmail],
    ['휴대전화', member.maskedPhone],
    standing !== null && ['종류', `${MEMBER_STANDINGS[standing].name}. ${MEMBER_STANDINGS[standing].about}`],
    tier !== null && ['등급', `${tier.name} ${tier.rate}%, ${tier.since}부터. ${tier.until}까지 내려가지 않음`],
    ['약정 할인', discountText(discount)],
    discount.reason !== null && ['할인 사유', discount.reason],
    ['가입', seoulDay(new Date(member.joinedAt))],
    member.lastLoginAt !== null && ['마지막 로그인', seoulDateTime(new Date(member.lastLoginAt))],
  ]
}

function discountText({ rate, until, over }: MemberDesk['member']['discount']): string {
  if (rate === 0) return '없음'
  if (until === null) return `${rate}%`
  return over ? `${rate}%, ${until}에 끝남` : `${rate}%, ${until}까지`
}
