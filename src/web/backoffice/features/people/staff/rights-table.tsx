import type { StaffRoleView } from '#/contract/people/staff-roles.contract.ts'
import { RIGHT_WORDS, type Right, RIGHTS } from '#/domain/members/rights.data.ts'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './staff.module.css'

interface RightsTableProps {
  readonly roles: readonly StaffRoleView[]
  readonly onOpen: (role: StaffRoleView) => void
}

/** Which role may do what, at one glance; a role is opened to change it. */
export function RightsTable({ roles, onOpen }: RightsTableProps) {
  return (
    <div className={styles.rights}>
      <Toolbar>
        {roles
          .filter(({ fixed }) => !fixed)
          .map((role) => (
            <Button key={role.id} size="sm" aria-label={`${role.name} 역할 고치기`} onClick={() => onOpen(role)}>
              {role.name}
            </Button>
          ))}
      </Toolbar>
      <Small tone="plain">역할을 누르면 권한을 바꿀 수 있습니다. 관리자는 언제나 모두 할 수 있습니다.</Small>
      <Table
        dense
        stacked={false}
        caption="역할마다 할 수 있는 일"
        columns={columnsOf(roles)}
        rows={RIGHTS}
        rowKey={(right) => right}
      />
    </div>
  )
}

const columnsOf = (roles: readonly StaffRoleView[]): readonly Column<Right>[] => [
  {
    key: 'right',
    head: '권한',
    rowHead: true,
    cell: (right) => <span title={RIGHT_WORDS[right].about}>{RIGHT_WORDS[right].name}</span>,
  },
  ...roles.map((role) => ({
    key: role.id,
    head: role.name,
    cell: (right: Right) => <Dot may={role.rights.includes(right)} />,
  })),
]

const Dot = ({ may }: { readonly may: boolean }) => (
  <>
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      {may ? <circle cx="7" cy="7" r="4.5" fill="var(--ink)" /> : <path d="M4 7h6" stroke="var(--ink-3)" />}
    </svg>
    <VisuallyHidden>{may ? '할 수 있음' : '못 함'}</VisuallyHidden>
  </>
)
