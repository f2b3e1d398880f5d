import { Link } from 'react-router'
import type { StaffInquiry } from '#/contract/support/staff-inquiries.contract.ts'
import { formatPhone } from '#/domain/members/phone.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Small } from '#/web/ui/note.tsx'
import type { DeskActs } from './use-desk-inquiry.ts'
import styles from './customer-aside.module.css'

type Work = StaffInquiry['orders']

/** Who asks, what it is about, and everything else of theirs that is here. */
export function CustomerAside({ inquiry, acts }: { readonly inquiry: StaffInquiry; readonly acts: DeskActs }) {
  const { customer, context, open } = inquiry
  const merge = async (into: Work[number]) => {
    const ok = await confirmDialog({
      title: '이 문의를 합칠까요?',
      body: `나눈 말이 「${into.title}」로 옮겨지고 이 문의는 끝납니다.`,
      ok: '합치기',
    })
    if (ok) acts.merge.mutate(into.id)
  }
  return (
    <div className={styles.aside}>
      <Card title="고객">
        <FactList
          terms={56}
          facts={[
            ['이름', customer.memberId ? customer.name : `${customer.name} (비회원)`],
            customer.company !== null && ['회사', customer.company],
            ['전화', formatPhone(customer.phone)],
            customer.email !== null && ['이메일', customer.email],
          ]}
        />
      </Card>
      {context && (
        <Card title="문의한 작업">
          {context.spec && <JobPicture line={{ spec: context.spec, picture: inquiry.picture }} size={96} />}
          <b>{context.title}</b>
          <Small>{context.detail}</Small>
          {context.orderNumber && <Link to={`/admin/orders?q=${context.orderNumber}`}>주문 {context.orderNumber}</Link>}
          {context.kind === 'estimate' && <Link to={`/admin/estimates/${context.id}`}>견적 {context.id}</Link>}
          {context.kind === 'proof' && <Link to={`/admin/proofs/${context.id}`}>시안 보기</Link>}
        </Card>
      )}
      <Links title="주문" work={inquiry.orders} path={({ id }) => `/admin/orders?q=${id}`} />
      <Links
        title="견적"
        work={inquiry.estimates}
        path={({ id }) => `/admin/estimates/${id}`}
        foot={
          customer.memberId && (
            <Link to="/admin/estimates/new" state={{ customer, spec: context?.spec }}>
              새 견적 내기
            </Link>
          )
        }
      />
      <Links title="시안" work={inquiry.proofs} path={({ id }) => `/admin/proofs/${id}`} />
      <Links
        title="다른 문의"
        work={inquiry.inquiries}
        path={({ id }) => `/admin/inquiries/${id}`}
        renderAct={(other) =>
          open && other.detail !== '종료' ? (
            <Button size="sm" variant="quiet" aria-label={`${other.title}로 합치기`} onClick={() => void merge(other)}>
              합치기
            </Button>
          ) : null
        }
      />
    </div>
  )
}

interface LinksProps {
  readonly title: string
  readonly work: Work
  readonly path: (link: Work[number]) => string
  readonly renderAct?: (link: Work[number]) => React.ReactNode
  readonly foot?: React.ReactNode
}

function Links({ title, work, path, renderAct, foot }: LinksProps) {
  if (work.length === 0 && !foot) return null
  return (
    <Card title={title}>
      <ul className={styles.links}>
        {work.map((link) => (
          <li key={link.id}>
            <Link to={path(link)}>
              {link.title} <span>{link.detail}</span>
            </Link>
            {renderAct?.(link)}
          </li>
        ))}
      </ul>
      {foot}
    </Card>
  )
}
