import { Link } from 'react-router'
import type { DraftCard } from '#/contract/catalogue/drafts.contract.ts'
import { Table, type Column } from '#/web/ui/table.tsx'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'

const COLUMNS: readonly Column<DraftCard>[] = [
  {
    key: 'title',
    head: '이름',
    rowHead: true,
    cell: ({ id, title }) => <Link to={`/admin/tariffs/drafts/${id}`}>{title}</Link>,
  },
  { key: 'from', head: '베낀 판', cell: ({ basedOn }) => basedOn },
  { key: 'by', head: '만든 사람', cell: ({ createdBy }) => createdBy },
  { key: 'at', head: '마지막 저장', cell: ({ updatedAt, updatedBy }) => `${seoulMinute(updatedAt)} ${updatedBy}` },
]

export function DraftsTable({ drafts }: { readonly drafts: readonly DraftCard[] }) {
  if (drafts.length === 0) return <p>고치고 있는 초안이 없습니다.</p>
  return <Table caption="요금표 초안" columns={COLUMNS} rows={drafts} rowKey={({ id }) => id} />
}
