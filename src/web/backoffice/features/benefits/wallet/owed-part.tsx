import type { readBenefits } from '#/contract/benefits/staff-wallet.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { Link } from 'react-router'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { owedSpans, type OwedSpan, spanText } from './owed-spans.ts'

type Benefits = ResultOf<typeof readBenefits>

const COLUMNS: readonly Column<OwedSpan>[] = [
  { key: 'day', head: '날짜', rowHead: true, cell: spanText },
  { key: 'points', head: '포인트', right: true, cell: ({ points }) => formatWon(points) },
  { key: 'paid', head: 'e머니 (낸 돈)', right: true, cell: ({ emoneyPaid }) => formatWon(emoneyPaid) },
  { key: 'free', head: 'e머니 (드린 돈)', right: true, cell: ({ emoneyFree }) => formatWon(emoneyFree) },
  { key: 'cards', head: '등록 전 상품권', right: true, cell: ({ giftCards }) => formatWon(giftCards) },
]

/** What the shop owes in value, day by day, and where that stands to the law. */
export function OwedPart({ benefits: { days, legal, guessers } }: { readonly benefits: Benefits }) {
  return (
    <Stack gap={4}>
      <LegalNote legal={legal} />
      {guessers.map(({ memberId, times, lastAt }) => (
        <Note key={memberId} tone="bad" role="alert">
          <Link to={`/admin/members/${memberId}`}>이 회원</Link>이 하루 사이 없는 상품권 번호를 {times}번 넣었습니다.
          마지막은 {seoulMinute(lastAt)}입니다. 번호를 맞혀 보는 것일 수 있으니 확인하고 정지하세요.
        </Note>
      ))}
      <FactList
        layout="ruled"
        terms={200}
        facts={[
          ['낸 돈 가운데 안 쓴 금액', `${formatWon(legal.balance)} / ${formatWon(legal.balanceLimit)}`],
          ['올해 발행한 금액', `${formatWon(legal.issued)} / ${formatWon(legal.issuedLimit)}`],
        ]}
      />
      <Small>
        오른쪽은 전자금융거래법에서 선불업 등록이 면제되는 기준입니다. 우리 가게에서만 쓰는 e머니는 대체로 대상이
        아닙니다.
      </Small>
      <Table
        dense
        caption="하루가 끝날 때의 미사용 잔액"
        captionShown
        columns={COLUMNS}
        rows={owedSpans(days)}
        rowKey={({ day }) => day}
      />
    </Stack>
  )
}

function LegalNote({ legal }: Pick<Benefits, 'legal'>) {
  switch (legal.alarm) {
    case 'none':
      return null
    case 'near':
      return <Note role="status">선불업 등록 기준의 80%를 넘었습니다. 발행을 늘리기 전에 법률 자문을 받으세요.</Note>
    case 'over':
      return (
        <Note tone="bad" role="alert">
          선불업 등록 기준을 넘었습니다. 새로 발행하지 말고 금융위원회 등록 여부를 확인하세요.
        </Note>
      )
  }
}
