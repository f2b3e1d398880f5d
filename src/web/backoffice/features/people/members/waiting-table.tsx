import type { listApprovals } from '#/contract/people/approvals.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { formatBusinessNumber } from '#/domain/members/business-number.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { Button } from '#/web/ui/button.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { TYPE_WORDS } from './member-labels.data.ts'
import type { useWaiting } from './use-members.ts'
import { PagedList } from '#/web/ui/paged-list.tsx'

type Row = ResultOf<typeof listApprovals>['members'][number]

interface WaitingTableProps {
  readonly waiting: ReturnType<typeof useWaiting>
  readonly onOpen: (memberId: string) => void
}

/** The longest waiting first. */
export function WaitingTable({ waiting, onOpen }: WaitingTableProps) {
  const rows = waiting.data?.members ?? []
  return (
    <PagedList
      list={waiting}
      count={rows.length}
      noun="회원"
      failed="목록을 불러오지 못했습니다"
      empty={<EmptyState title="기다리는 분이 없습니다" text="학원·강사로 가입하신 분이 여기에 모입니다." />}
    >
      <Table dense caption="승인을 기다리는 회원" columns={columnsWith(onOpen)} rows={rows} rowKey={({ id }) => id} />
    </PagedList>
  )
}

const columnsWith = (onOpen: (id: string) => void): readonly Column<Row>[] => [
  { key: 'at', head: '가입', cell: ({ joinedAt }) => seoulDateTime(new Date(joinedAt)) },
  { key: 'company', head: '상호', rowHead: true, cell: ({ companyName }) => companyName ?? '' },
  { key: 'type', head: '종류', cell: ({ type }) => TYPE_WORDS[type] ?? type },
  {
    key: 'number',
    head: '사업자번호',
    cell: ({ companyNumber }) => companyNumber && formatBusinessNumber(companyNumber),
  },
  { key: 'who', head: '가입한 분', cell: ({ maskedName, maskedPhone }) => `${maskedName} ${maskedPhone}` },
  {
    key: 'acts',
    head: '할 일',
    right: true,
    cell: ({ id, companyName }) => (
      <Button size="sm" aria-label={`${companyName ?? ''} 서류 보기`} onClick={() => onOpen(id)}>
        서류 보기
      </Button>
    ),
  },
]
