import { useQuery } from '@tanstack/react-query'
import { readOwnCredit } from '#/contract/money/credit.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { useMember } from '#/web/api/session.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note } from '#/web/ui/note.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { StatementView } from './statement-view.tsx'

/** 후불 내역: what a firm owes, how much it may still order, and its statements. */
export function Component() {
  const uuid = useMember((member) => member.uuid)
  const credit = useQuery({
    queryKey: ['own-credit', uuid],
    queryFn: ({ signal }) => call(readOwnCredit, { signal, errors: 'throw' }),
  })
  if (credit.isPending) return <LoadingState />
  if (credit.isError)
    return (
      <ErrorState
        whole
        title="후불 내역을 불러오지 못했습니다"
        text={credit.error.message}
        onRetry={() => void credit.refetch()}
      />
    )
  const { terms, owed, left, overdue, refusal, statements } = credit.data
  const billed = statements.reduce((sum, { open }) => sum + open, 0)
  if (!terms && statements.length === 0)
    return (
      <EmptyState
        whole
        title="후불을 쓰고 있지 않습니다"
        text="후불은 달마다 모아 내시는 거래처를 위한 결제입니다. 쓰시려면 1:1 문의로 알려 주세요."
        action={<LinkButton to={to('/mypage/contact')}>1:1 문의</LinkButton>}
      />
    )
  return (
    <>
      <PageHeading title="후불 내역" lead="후불로 주문한 금액을 달마다 청구서로 모읍니다." />
      {overdue > 0 && refusal && <Note tone="bad">{refusal}</Note>}
      <Section title="지금">
        <Stack gap={3} top={2}>
          <FactList
            layout="sums"
            facts={[
              terms && ['한도', formatWon(terms.limit)],
              ['청구서로 내실 금액', formatWon(billed)],
              overdue > 0 && ['그 가운데 납부일이 지난 금액', formatWon(overdue)],
              ['다음 청구서에 들어갈 금액', formatWon(owed - billed)],
              ['아직 내지 않은 금액', formatWon(owed), 'strong'],
              terms && [
                overdue > 0 ? '입금 뒤 더 주문하실 수 있는 금액' : '더 주문하실 수 있는 금액',
                formatWon(overdue > 0 ? Math.max(0, terms.limit - owed + overdue) : left),
              ],
            ]}
          />
          {terms && (
            <p>
              매달 {terms.statementDay}일에 그 전날까지의 주문을 청구하고, 청구한 날부터 {terms.dueDays}일 안에
              입금하시면 됩니다.
            </p>
          )}
        </Stack>
      </Section>
      {statements.map((statement) => (
        <StatementView key={statement.id} statement={statement} />
      ))}
    </>
  )
}
