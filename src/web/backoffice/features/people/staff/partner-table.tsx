import type { Invitation } from '#/contract/people/invitations.contract.ts'
import type { PartnerAccount } from '#/contract/people/partner-accounts.contract.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { StateMark } from '#/web/ui/badge.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { type AccountRow, accountRows, actsColumn, nameColumn } from './account-rows.tsx'
import { InvitationState } from './invitation-acts.tsx'

type Row = AccountRow<PartnerAccount>

interface PartnerTableProps {
  readonly accounts: readonly PartnerAccount[]
  readonly invited: readonly Invitation[]
  readonly onOpen: (account: PartnerAccount) => void
}

/** Reviewers by firm, and the head offices of brands. */
export function PartnerTable({ accounts, invited, onOpen }: PartnerTableProps) {
  const rows = accountRows(accounts, invited)
  if (rows.length === 0)
    return <EmptyState title="파트너가 없습니다" text="시안을 검토할 분이나 브랜드 본사를 초대합니다." />
  return <Table dense caption="파트너" columns={columnsWith(onOpen)} rows={rows} rowKey={({ id }) => id} />
}

const columnsWith = (onOpen: (account: PartnerAccount) => void): readonly Column<Row>[] => [
  nameColumn,
  { key: 'company', head: '회사', cell: (row) => ('account' in row ? row.account : row.invited).company ?? '' },
  {
    key: 'state',
    head: '상태',
    cell: (row) => {
      if ('invited' in row) return <InvitationState of={row.invited} />
      return row.account.disabledAt ? (
        <StateMark shape="cross">닫음</StateMark>
      ) : (
        <StateMark shape="disc">{row.account.brand === null ? '시안 검토' : '브랜드 본사'}</StateMark>
      )
    },
  },
  {
    key: 'seen',
    head: '마지막',
    cell: (row) =>
      'account' in row && row.account.lastLoginAt
        ? seoulDateTime(new Date(row.account.lastLoginAt)).slice(5, 16)
        : '아직 없음',
  },
  actsColumn(onOpen),
]
