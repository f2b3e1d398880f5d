import { Link, useParams } from 'react-router'
import type { StaffInquiry } from '#/contract/support/staff-inquiries.contract.ts'
import { promiseWords } from '#/domain/support/answer-promise.ts'
import { CATEGORY_NAMES } from '#/domain/support/inquiry-categories.ts'
import { INQUIRY_STATE_NAMES } from '#/domain/support/inquiry-machine.ts'
import { InquiryThread } from '#/web/blocks/inquiry/inquiry-thread.tsx'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { AnswerBox } from './answer-box.tsx'
import { CaseDesk } from './case-desk.tsx'
import { CustomerAside } from './customer-aside.tsx'
import { InquiryActs } from './inquiry-acts.tsx'
import { loadDeskFile, useDeskActs, useDeskInquiry, useMarkSeen } from './use-desk-inquiry.ts'

/** One inquiry at the desk: what was said, what is noted, everything of this customer, and the answer. */
export function Component() {
  const { id = '' } = useParams()
  const inquiry = useDeskInquiry(id)
  const above = <Link to="/admin/inquiries">← 1:1 문의</Link>
  if (!inquiry.data)
    return (
      <AdminPage above={above} title="1:1 문의">
        {inquiry.error ? (
          <ErrorState
            title="문의를 열지 못했습니다"
            text={inquiry.error.message}
            onRetry={() => void inquiry.refetch()}
          />
        ) : (
          <LoadingState />
        )}
      </AdminPage>
    )
  return <Desk key={id} inquiry={inquiry.data} above={above} />
}

function Desk({ inquiry, above }: { readonly inquiry: StaffInquiry; readonly above: React.ReactNode }) {
  const acts = useDeskActs(inquiry.id)
  const now = useNow(60_000)
  const last = inquiry.messages.at(-1)?.seq ?? 0
  useMarkSeen(inquiry.id, last)
  return (
    <AdminPage above={above} title={inquiry.title} actions={<InquiryActs inquiry={inquiry} acts={acts} />}>
      <Toolbar>
        <Badge tone={inquiry.overdue ? 'bad' : 'neutral'}>
          {inquiry.overdue ? '약속 지남' : INQUIRY_STATE_NAMES[inquiry.state]}
        </Badge>
        <Small as="span">
          {CATEGORY_NAMES[inquiry.category]}
          {inquiry.promisedAt && ` · ${promiseWords(new Date(inquiry.promisedAt), now)} 답하기로 함`}
          {inquiry.assignee && ` · 담당 ${inquiry.assignee.name}`}
          {inquiry.score !== null && ` · 만족도 ${inquiry.score}/5`}
          {inquiry.scoreNote && ` (${inquiry.scoreNote})`}
        </Small>
      </Toolbar>
      <Columns side={340}>
        <div>
          {inquiry.mergedInto && (
            <Note role="status">
              다른 문의와 합쳤습니다. <Link to={`/admin/inquiries/${inquiry.mergedInto}`}>이어서 보기</Link>
            </Note>
          )}
          <InquiryThread
            messages={inquiry.messages}
            readByOther={inquiry.readByOther}
            load={loadDeskFile(inquiry.id)}
            busy={false}
            proofPath={(id) => `/admin/proofs/${id}`}
          />
          {inquiry.open ? (
            <AnswerBox inquiry={inquiry} acts={acts} />
          ) : (
            <Note tone="info">끝난 문의입니다. 고객이 새로 물으면 새 문의가 됩니다.</Note>
          )}
        </div>
        <aside>
          {inquiry.fault && <CaseDesk fault={inquiry.fault} acts={acts} />}
          <CustomerAside inquiry={inquiry} acts={acts} />
        </aside>
      </Columns>
    </AdminPage>
  )
}
