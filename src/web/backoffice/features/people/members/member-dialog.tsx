import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type MemberCardView, revealMember } from '#/contract/people/staff-members.contract.ts'
import { formatBusinessNumber } from '#/domain/members/business-number.ts'
import { formatPhone } from '#/domain/members/phone.ts'
import { SOCIAL_NAMES } from '#/domain/members/social.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { DecisionForm } from './decision-form.tsx'
import { APPROVAL_WORDS, TYPE_WORDS } from './member-labels.data.ts'
import styles from './members.module.css'
import { Documents } from './supporting-documents.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Small } from '#/web/ui/note.tsx'

interface MemberDialogProps {
  readonly memberId: string
  readonly onClose: () => void
}

/** One member, unmasked; the server writes the look down each time. */
export function MemberDialog({ memberId, onClose }: MemberDialogProps) {
  const card = useQuery({
    queryKey: ['staff-member', memberId],
    queryFn: () => call(revealMember, { params: { memberId }, errors: 'throw' }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  return (
    <Dialog open wide onClose={onClose} title={card.data?.companyName ?? card.data?.name ?? '회원'}>
      {card.isPending && <LoadingState />}
      {card.isError && <ErrorState title="회원을 불러오지 못했습니다" text={card.error.message} />}
      {card.data && (
        <div className={styles.card}>
          <Facts card={card.data} />
          <Addresses addresses={card.data.addresses} />
          <Documents memberId={memberId} documents={card.data.documents} />
          {card.data.approval === 'waiting' && (
            <DecisionForm memberId={memberId} seen={card.data.seen} onDone={onClose} />
          )}
          <Small tone="plain">열어 본 사실은 감사 기록에 남습니다.</Small>
        </div>
      )}
    </Dialog>
  )
}

function Addresses({ addresses }: Pick<MemberCardView, 'addresses'>) {
  if (addresses.length === 0) return null
  return (
    <FactList
      terms={96}
      label="배송지"
      facts={addresses.map(({ label, receiver, phone, zipcode, address, addressEtc }) => [
        label,
        `${receiver} ${formatPhone(phone)}, ${zipcode} ${address} ${addressEtc}`,
      ])}
    />
  )
}

function Facts({ card }: { readonly card: MemberCardView }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['종류', <Kind key="type" card={card} />],
    ['이름', card.name],
    ['아이디', card.loginId],
    ['이메일', card.email],
    ['휴대전화', formatPhone(card.phone)],
    ['상호', card.companyName],
    ['대표자', card.companyUserName],
    ['사업자번호', card.companyNumber && formatBusinessNumber(card.companyNumber)],
    ['할인율', card.discountRate > 0 ? `${card.discountRate}%` : null],
    ['소셜 로그인', card.via.map((provider) => SOCIAL_NAMES[provider]).join(', ') || null],
    ['가입', seoulDateTime(new Date(card.joinedAt))],
    ['마지막 로그인', card.lastLoginAt && seoulDateTime(new Date(card.lastLoginAt))],
    ['반려 사유', card.approvalReason],
  ]
  return <FactList terms={96} facts={facts.filter(([, value]) => value)} />
}

const Kind = ({ card: { type, approval } }: { readonly card: MemberCardView }) => (
  <>
    {TYPE_WORDS[type] ?? type}{' '}
    {approval && <Badge tone={APPROVAL_WORDS[approval][1]}>{APPROVAL_WORDS[approval][0]}</Badge>}
  </>
)
