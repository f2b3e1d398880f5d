import type { Invitation } from '#/contract/people/invitations.contract.ts'
import { Button } from '#/web/ui/button.tsx'
import type { Column } from '#/web/ui/table.tsx'
import { InvitationActs } from './invitation-acts.tsx'
import styles from './staff.module.css'

interface Account {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly disabledAt: string | null
}

export type AccountRow<A extends Account> =
  | { readonly id: string; readonly account: A }
  | { readonly id: string; readonly invited: Invitation }

/** Those who work here, then the invited, then those who are gone. */
export function accountRows<A extends Account>(
  accounts: readonly A[],
  invited: readonly Invitation[],
): readonly AccountRow<A>[] {
  const rowOf = (account: A) => ({ id: account.id, account })
  return [
    ...accounts.filter(({ disabledAt }) => !disabledAt).map(rowOf),
    ...invited.map((one) => ({ id: one.id, invited: one })),
    ...accounts.filter(({ disabledAt }) => disabledAt).map(rowOf),
  ]
}

export const nameColumn: Column<AccountRow<Account>> = {
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
}

export const actsColumn = <A extends Account>(onOpen: (account: A) => void): Column<AccountRow<A>> => ({
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
})
