import type { Invitation } from '#/contract/people/invitations.contract.ts'
import type { StaffAccount } from '#/contract/people/staff-accounts.contract.ts'
import { kstDateTimeText } from '#/lib/kst-text.ts'
import { StateMark } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { InvitationActs, InvitationState } from './invitation-acts.tsx'
import styles from './staff.module.css'

type Row =
  | { readonly id: string; readonly account: StaffAccount }
  | { readonly id: string; readonly invited: Invitation }

interface StaffTableProps {
  readonly accounts: readonly StaffAccount[]
  readonly invited: readonly Invitation[]
  readonly onOpen: (account: StaffAccount) => void
}

/** Who works here, who is invited, and who is gone. */
export function StaffTable({ accounts, invited, onOpen }: StaffTableProps) {
  const rows: readonly Row[] = [
    ...accounts.filter(({ disabledAt }) => !disabledAt).map((account) => ({ id: account.id, account })),
    ...invited.map((one) => ({ id: one.id, invited: one })),
    ...accounts.filter(({ disabledAt }) => disabledAt).map((account) => ({ id: account.id, account })),
  ]
  return <Table dense caption="직원" columns={columnsWith(onOpen)} rows={rows} rowKey={({ id }) => id} />
}

const columnsWith = (onOpen: (account: StaffAccount) => void): readonly Column<Row>[] => [
  {
    key: 'name',
    head: '이름',
    rowHead: true,
    cell: (row) => {
      const { name, email } = 'account' in row ? row.account : row.invited
      return (
        <span className={styles.who}>
          <b>{name}</b>
          <small>{email}</small>
        </span>
      )
    },
  },
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
  {
    key: 'acts',
    head: '할 일',
    right: true,
    cell: (row) =>
      'account' in row ? (
        <Button size="sm" variant="quiet" aria-label={`${row.account.name} 고치기`} onClick={() => onOpen(row.account)}>
          고치기
        </Button>
      ) : (
        <InvitationActs of={row.invited} />
      ),
  },
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

const dayText = (at: string) => kstDateTimeText(new Date(at)).slice(5, 10)

function seenText({ lastSeenAt, openSessions, disabledAt }: StaffAccount): string {
  if (!lastSeenAt) return '아직 없음'
  const text = kstDateTimeText(new Date(lastSeenAt)).slice(5, 16)
  return openSessions > 0 && !disabledAt ? `${text} · ${openSessions}곳` : text
}
