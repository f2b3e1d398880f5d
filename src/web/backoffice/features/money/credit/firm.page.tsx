import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { readFirm } from '#/contract/money/credit.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { firmKey } from './firm-key.ts'
import { StatementPart } from './statement-part.tsx'
import { TermsForm } from './terms-form.tsx'

/** One firm: its terms, what it owes, its statements and their payments. */
export function Component() {
  const { memberId = '' } = useParams()
  const firm = useQuery({
    queryKey: firmKey(memberId),
    queryFn: ({ signal }) => call(readFirm, { params: { memberId }, signal, errors: 'throw' }),
  })
  if (firm.isPending) return <LoadingState />
  if (firm.isError)
    return (
      <ErrorState
        whole
        title="거래처를 불러오지 못했습니다"
        text={firm.error.message}
        onRetry={() => void firm.refetch()}
      />
    )
  const { companyName, maskedName, terms, owed, left, overdue, refusal, statements, seen } = firm.data
  const billed = statements.reduce((sum, { open }) => sum + open, 0)
  return (
    <AdminPage
      title={companyName ?? maskedName}
      above={<Link to="/admin/credit">← 후불 거래처</Link>}
      lead={<Link to={`/admin/members/${memberId}`}>회원 보기</Link>}
    >
      <Columns side={360}>
        <div>
          {statements.length === 0 && (
            <Section title="청구서">
              <Small tone="plain">아직 만든 청구서가 없습니다. 청구일 새벽에 저절로 만듭니다.</Small>
            </Section>
          )}
          {statements.map((statement) => (
            <StatementPart key={statement.id} memberId={memberId} statement={statement} />
          ))}
        </div>
        <div>
          <Section title="지금">
            <FactList
              layout="sums"
              facts={[
                ['한도', terms ? formatWon(terms.limit) : '정하지 않음'],
                ['청구한 금액', formatWon(billed)],
                overdue > 0 && ['그 가운데 납부일 지남', formatWon(overdue)],
                ['다음 청구서에 들어갈 금액', formatWon(owed - billed)],
                ['받을 금액', formatWon(owed), 'strong'],
                ['더 주문할 수 있는 금액', refusal ? '지금은 없음' : formatWon(left)],
              ]}
            />
          </Section>
          <TermsForm key={JSON.stringify(terms)} memberId={memberId} terms={terms} seen={seen} />
        </div>
      </Columns>
    </AdminPage>
  )
}
