import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { type CaseDetail, readCase } from '#/contract/support/cases.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { FAULT_NAMES, WISH_NAMES } from '#/domain/support/case-machine.ts'
import { call } from '#/web/api/call.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { agreedWords } from '#/web/blocks/cases/agreed-words.ts'
import { OwnJobDrawing } from '#/web/blocks/job-drawing/job-picture.tsx'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { Section } from '#/web/ui/section.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { CaseActs } from './case-acts.tsx'
import { CaseCosts } from './case-costs.tsx'
import { CasePhotos } from './case-photos.tsx'
import { CaseStateMark } from './case-state-mark.tsx'
import styles from './case.module.css'

/** 문제 신고 하나: what was said, with its pictures, and beside it what that costs. */
export function Component() {
  const { id = '' } = useParams()
  const found = useQuery({
    queryKey: ['staff-cases', 'one', id],
    queryFn: ({ signal }) => call(readCase, { params: { caseId: id }, signal, errors: 'throw' }),
  })
  if (found.error && !found.data)
    return <ErrorState title="신고를 열지 못했습니다" text={found.error.message} onRetry={() => void found.refetch()} />
  if (!found.data) return <LoadingState />
  return <CaseDesk row={found.data} />
}

function CaseDesk({ row }: { readonly row: CaseDetail }) {
  const mayAnswer = usePermission('inquiries')
  const { product } = row
  return (
    <AdminPage
      title={row.title}
      lead={
        <>
          {FAULT_NAMES[row.fault]} {copiesText(product, row.copies)} · {formatDay(row.createdAt)}
        </>
      }
      above={<Link to="/admin/cases">문제 신고 모두</Link>}
      actions={
        <Toolbar>
          <LinkButton size="sm" to={`/admin/orders/${row.orderNumber}?line=${row.lineId}`}>
            주문 {row.orderNumber}
          </LinkButton>
          {mayAnswer && (
            <LinkButton size="sm" to={`/admin/inquiries/${row.inquiryId}`}>
              대화 보기
            </LinkButton>
          )}
        </Toolbar>
      }
    >
      <div className={styles.desk}>
        <div>
          <Section title="신고" aside={<CaseStateMark state={row.state} />}>
            <Stack>
              <blockquote className={styles.words}>{row.reported}</blockquote>
              <CasePhotos row={row} shown />
              <p>{agreedWords(row)}</p>
              <CaseActs row={row} cause={false} />
            </Stack>
          </Section>
          <Section title="작업">
            <div className={styles.job}>
              <OwnJobDrawing line={row} />
              <FactList
                terms={72}
                facts={[
                  ['주문', copiesText(product, row.lineCopies)],
                  ['공급가액', formatWon(row.costs.supply)],
                  ['문제', copiesText(product, row.copies)],
                  ['바라는 것', WISH_NAMES[row.wish]],
                ]}
              />
            </div>
          </Section>
        </div>
        <aside>
          <CaseCosts row={row} />
        </aside>
      </div>
    </AdminPage>
  )
}
