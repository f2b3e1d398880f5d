import { useState } from 'react'
import { Link } from 'react-router'
import type { InquiryDetail } from '#/contract/support/inquiry.ts'
import { to } from '#/contract/web-paths.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { CASE_STATE_TEXTS, FAULT_NAMES, WISH_NAMES } from '#/domain/support/case-machine.ts'
import { JobPicture, OwnJobDrawing } from '#/web/blocks/job-drawing/job-picture.tsx'
import { IconButton } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import styles from './context-ticket.module.css'

const KINDS = { order: '주문', line: '주문 품목', proof: '시안', estimate: '견적', finding: '파일 검사' } as const

/** The job clipped to the letter: drawn large beside it, and one line under its title on a phone, which opens. */
export function ContextTicket({ inquiry }: { readonly inquiry: InquiryDetail }) {
  // Of a fault where it stands is what is asked first: that is never folded away.
  const [open, setOpen] = useState(inquiry.fault !== null)
  const { context, picture } = inquiry
  if (!context) return null
  const { kind, title, spec } = context
  return (
    <section className={styles.ticket} aria-label="이 문의에 붙은 작업" data-open={open || undefined}>
      <p className={styles.kind}>이 문의에 붙은 {KINDS[kind]}</p>
      {spec && (
        <div className={styles.drawing}>
          <OwnJobDrawing line={{ spec, picture }} variant="ticket" decorative />
        </div>
      )}
      <div className={styles.name}>
        {spec && (
          <span className={styles.small}>
            <JobPicture line={{ spec, picture }} size={44} />
          </span>
        )}
        <h2>{title}</h2>
        <IconButton aria-label="작업 내용" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name="chevron-down" />
        </IconButton>
      </div>
      <div className={styles.rest}>
        <Details inquiry={inquiry} context={context} />
      </div>
    </section>
  )
}

interface DetailsProps {
  readonly inquiry: InquiryDetail
  readonly context: NonNullable<InquiryDetail['context']>
}

function Details({ inquiry: { fault }, context: { kind, detail, orderNumber, id } }: DetailsProps) {
  return (
    <>
      <FactList
        className={styles.facts}
        terms={56}
        facts={[
          orderNumber !== null && ['주문', orderNumber],
          ['내용', detail],
          fault && ['신고', `${FAULT_NAMES[fault.fault]}, ${copiesText(fault.product, fault.copies)}`],
          fault && ['바라는 것', WISH_NAMES[fault.wish]],
          fault && ['지금', CASE_STATE_TEXTS[fault.state]],
        ]}
      />
      <div className={styles.links}>
        {orderNumber && <Link to={to('/mypage/order/{orderNumber}', { orderNumber })}>주문 상세</Link>}
        {kind === 'proof' && <Link to={to('/mypage/draft/chat/{id}', { id })}>시안 보기</Link>}
        {kind === 'estimate' && <Link to={to('/document/estimate/{id}', { id })}>견적서</Link>}
      </div>
    </>
  )
}
