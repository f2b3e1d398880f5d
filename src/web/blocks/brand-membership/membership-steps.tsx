import type { BrandMembership } from '#/contract/people/brand-membership.contract.ts'
import { koreanMoment } from '#/domain/calendar/business-days.ts'
import { DOCUMENT_NAMES } from '#/domain/members/supporting-documents.ts'
import { Badge } from '#/web/ui/badge.tsx'
import styles from './membership-steps.module.css'

interface MembershipStepsProps {
  readonly membership: BrandMembership
}

const TITLES = { waiting: '확인하고 있어요', refused: '승인하지 못했어요', approved: '승인했어요', none: '' } as const

/** Where a request stands: asked, looked at, decided; with what was handed in. */
export function MembershipSteps({ membership: { state, request, documents } }: MembershipStepsProps) {
  if (!request) return null
  const decided = state === 'approved' || state === 'refused'
  return (
    <div className={styles.two}>
      <ol className={styles.steps} aria-label="가입 신청의 진행">
        <li data-state="done">
          <b>가입 신청</b>
          <span>{[request.academy, request.contract].filter(Boolean).join(', ') || '신청을 받았어요'}</span>
          <time>{koreanMoment(new Date(request.askedAt))}</time>
        </li>
        <li data-state={decided ? 'done' : 'now'}>
          <b>서류 확인</b>
          <span>{decided ? '확인을 마쳤어요' : '신청하신 순서대로 보고 있어요'}</span>
        </li>
        <li data-state={decided ? 'done' : 'next'}>
          <b>승인</b>
          <span>{decided ? TITLES[state] : '승인되면 문자로 알려 드려요'}</span>
          {request.decidedAt && <time>{koreanMoment(new Date(request.decidedAt))}</time>}
        </li>
      </ol>
      <section className={styles.papers} aria-labelledby="papers">
        <h2 id="papers">올려 주신 서류</h2>
        {documents.length === 0 && <p>올린 서류가 없어요.</p>}
        <ul>
          {documents.map(({ kind, fileId, name }) => (
            <li key={fileId}>
              <b>{DOCUMENT_NAMES[kind]}</b>
              <small>{name}</small>
            </li>
          ))}
        </ul>
        {request.reason && (
          <div className={styles.reason}>
            <Badge tone="bad">승인하지 못한 이유</Badge>
            <p>{request.reason}</p>
          </div>
        )}
      </section>
    </div>
  )
}
