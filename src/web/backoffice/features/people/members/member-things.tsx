import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MemberDesk } from '#/contract/people/member-desk.schema.ts'
import { kindByCode, type ProductCode } from '#/domain/catalog/product-kinds.ts'
import { ESTIMATE_STATE_NAMES } from '#/domain/estimates/estimate-machine.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { CASE_STATE_NAMES, FAULT_NAMES } from '#/domain/support/case-machine.ts'
import { INQUIRY_STATE_NAMES } from '#/domain/support/inquiry-machine.ts'
import { VISIT_STATE_NAMES } from '#/domain/visits/visit-machine.ts'
import { VISIT_PURPOSE_TEXTS } from '#/domain/visits/visit-purposes.data.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'

const dayOf = (at: string) => seoulDay(new Date(at))

/** Papers, questions, cases, reviews, visits and addresses: each row leads to its own page where there is one. */
export function MemberThings({ desk }: { readonly desk: MemberDesk }) {
  return (
    <>
      <Things title="견적" none="견적이 없습니다.">
        {desk.estimates.map(({ number, state, total, at }) => (
          <Row key={number} end={formatWon(total)}>
            <Link to={`/admin/estimates/${number}`}>{number}</Link>{' '}
            <Small as="span" tone="plain">{`${ESTIMATE_STATE_NAMES[state]} · ${dayOf(at)}`}</Small>
          </Row>
        ))}
      </Things>
      <Things title="1:1 문의" none="문의가 없습니다.">
        {desk.inquiries.map(({ id, title, state, at }) => (
          <Row key={id} end={INQUIRY_STATE_NAMES[state]}>
            <Link to={`/admin/inquiries/${id}`}>{title}</Link>{' '}
            <Small as="span" tone="plain">
              {dayOf(at)}
            </Small>
          </Row>
        ))}
      </Things>
      <Things title="문제 신고" none="신고한 문제가 없습니다.">
        {desk.cases.map(({ inquiryId, orderNumber, fault, state, at }) => (
          <Row key={inquiryId} end={CASE_STATE_NAMES[state]}>
            <Link to={`/admin/inquiries/${inquiryId}`}>{FAULT_NAMES[fault]}</Link>{' '}
            <Small as="span" tone="plain">{`${orderNumber} · ${dayOf(at)}`}</Small>
          </Row>
        ))}
      </Things>
      <Things title="후기" none="쓴 후기가 없습니다.">
        {desk.reviews.map(({ product, rating, hidden, at }) => (
          <Row key={`${product}${at}`} end={hidden && '숨김'}>
            {nameOf(product)} {rating}점{' '}
            <Small as="span" tone="plain">
              {dayOf(at)}
            </Small>
          </Row>
        ))}
      </Things>
      <Things title="방문" none="잡은 방문이 없습니다.">
        {desk.visits.map(({ number, day, hour, purpose, state }) => (
          <Row key={number} end={VISIT_STATE_NAMES[state]}>
            {VISIT_PURPOSE_TEXTS[purpose].name} <Small as="span" tone="plain">{`${day} ${hour}시`}</Small>
          </Row>
        ))}
      </Things>
      <Things title="배송지" none="저장한 배송지가 없습니다.">
        {desk.addresses.map(({ id, label, maskedReceiver, region, isDefault }) => (
          <Row key={id} end={isDefault && '기본'}>
            {label} <Small as="span" tone="plain">{`${maskedReceiver} · ${region}`}</Small>
          </Row>
        ))}
      </Things>
    </>
  )
}

const nameOf = (code: string): string => kindByCode(code as ProductCode).name

function Things({
  title,
  none,
  children,
}: {
  readonly title: string
  readonly none: string
  readonly children: ReactNode[]
}) {
  return (
    <Section title={title}>
      {children.length === 0 ? <Small tone="plain">{none}</Small> : <RowList dense>{children}</RowList>}
    </Section>
  )
}
