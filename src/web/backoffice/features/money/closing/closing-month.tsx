import { useState } from 'react'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { Link } from 'react-router'
import type { MonthOfClosing } from '#/contract/money/closing.contract.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { mayAs, useStaff } from '#/web/api/use-staff.ts'
import { ReasonDialog } from '#/web/blocks/reason-dialog/reason-dialog.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { AgreementMark } from './agreement-mark.tsx'
import { JournalLinks } from './journal-links.tsx'
import { useClosingActs, useClosingMonth } from './use-closing.ts'

type Day = MonthOfClosing['days'][number]

const stateOf = ({ compared, closed, open }: Day): string => {
  if (closed) return '마감'
  if (!compared) return '맞춰 보기 전'
  return open > 0 ? `차이 ${open}건` : '맞음, 마감 전'
}

const COLUMNS: readonly Column<Day>[] = [
  { key: 'day', head: '날짜', rowHead: true, cell: ({ day }) => <Link to={`/admin/closing?day=${day}`}>{day}</Link> },
  {
    key: 'mark',
    head: '대사',
    cell: (day) => <AgreementMark agreement={day.open > 0 ? 'differ' : day.compared ? 'agree' : 'apart'} />,
  },
  { key: 'state', head: '상태', cell: stateOf },
]

/** One month: its days, and the close after which nothing is booked into it. */
export function ClosingMonth({ month }: { readonly month: string }) {
  const read = useClosingMonth(month)
  const { closeMonth, reopen } = useClosingActs()
  const [reopening, setReopening] = useState(false)
  const owner = mayAs(useStaff(), 'settings')
  if (read.isPending) return <LoadingState />
  if (read.isError)
    return (
      <ErrorState title="마감을 불러오지 못했습니다" text={read.error.message} onRetry={() => void read.refetch()} />
    )
  const { days, closed, reopened, hindrance } = read.data
  return (
    <>
      {days.length === 0 ? (
        <EmptyState title="이 달에는 장부에 적힌 것이 없습니다" text="위에서 다른 달을 고를 수 있습니다." />
      ) : (
        <Table dense caption={`${month}의 날`} columns={COLUMNS} rows={days} rowKey={({ day }) => day} />
      )}
      {closeMonth.isError && (
        <Note role="alert" tone="bad">
          {closeMonth.error.message}
        </Note>
      )}
      <Toolbar gap={3} top={4}>
        {closed && owner && <Button onClick={() => setReopening(true)}>다시 열기</Button>}
        {!closed && (
          <Button
            variant="primary"
            disabled={hindrance !== null}
            busy={closeMonth.isPending}
            onClick={() => closeMonth.mutate(month)}
          >
            이 달 마감
          </Button>
        )}
      </Toolbar>
      {hindrance && <Small top={2}>{hindrance}</Small>}
      {closed && (
        <Small top={2}>
          {seoulDateTime(new Date(closed.at)).slice(0, 16)}에 {closed.by ?? '직원'} 님이 마감했습니다. 이 달로는 장부에
          더 적히지 않습니다.
        </Small>
      )}
      {reopened && (
        <Small top={2}>
          {seoulDateTime(new Date(reopened.at)).slice(0, 16)}에 {reopened.by ?? '직원'} 님이 다시 열었습니다:{' '}
          {reopened.reason}
        </Small>
      )}
      <JournalLinks period={month} />
      <ReasonDialog
        open={reopening}
        onClose={() => setReopening(false)}
        title="마감한 달을 다시 열까요?"
        text="이 달로 다시 적을 수 있게 됩니다. 이유가 감사 기록에 남습니다."
        example="예: 빠진 환불을 적어야 함"
        ok="다시 열기"
        submit={async (reason) => {
          await reopen.mutateAsync({ month, reason })
          setReopening(false)
        }}
      />
    </>
  )
}
