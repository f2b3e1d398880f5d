import type { Invitation } from '#/contract/people/invitations.contract.ts'
import type { StaffAccount } from '#/contract/people/staff-accounts.contract.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { StateMark } from '#/web/ui/badge.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { type AccountRow, accountRows, actsColumn, nameColumn } from './account-rows.tsx'
import { InvitationState } from './invitation-acts.tsx'

type Row = AccountRow<StaffAccount>

interface StaffTableProps {
  readonly accounts: readonly StaffAccount[]
  readonly invited: readonly Invitation[]
  readonly onOpen: (account: StaffAccount) => void
}

/** Who works here, who is invited, and who is gone. */
export function StaffTable({ accounts, invited, onOpen }: StaffTableProps) {
  const rows = accountRows(accounts, invited)
  return <Table dense caption="직원" columns={columnsWith(onOpen)} rows={rows} rowKey={({ id }) => id} />
}

const columnsWith = (onOpen: (account: StaffAccount) => void): readonly Column<Row>[] => [
  nameColumn,
  {
    key: 'roles',
    head: '역할',
    cell: (row) => ('account' in row ? row.account : row.invited).roles.map((role) => role.name).join(', '),
  },
  {
    key: 'state',
    head: '2단계 인증',
    cell: (row) => ('account' in row ? <AccountState account={row.account} /> : <InvitationState of={row.invited} />),
  },
  { key: 'seen', head: '마지막', cell: (row) => ('account' in row ? seenText(row.account) : '') },
  actsColumn(onOpen),
]

function AccountState({
  account: { disabledAt, secondFactor, passwordTemporary },
}: {
  readonly account: StaffAccount
}) {
  if (disabledAt) return <StateMark shape="cross">{`${dayText(disabledAt)} 닫음`}</StateMark>
  if (passwordTemporary) return <StateMark shape="diamond">임시 비밀번호</StateMark>
  return secondFactor ? <StateMark shape="disc">인증 앱</StateMark> : <StateMark shape="diamond">아직 안 켬</StateMark>
}

const dayText = (at: string) => seoulDateTime(new Date(at)).slice(5, 10)

function seenText({ lastSeenAt, openSessions, disabledAt }: StaffAccount): string {
  if (!lastSeenAt) return '아직 없음'
  const text = seoulDateTime(new Date(lastSeenAt)).slice(5, 16)
  return openSessions > 0 && !disabledAt ? `${text} · ${openSessions}곳` : text
}
