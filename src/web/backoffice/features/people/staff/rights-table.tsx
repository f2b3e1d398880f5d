import type { StaffRoleView } from '#/contract/people/staff-roles.contract.ts'
import { RIGHT_WORDS, RIGHTS } from '#/domain/members/rights.data.ts'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './staff.module.css'

interface RightsTableProps {
  readonly roles: readonly StaffRoleView[]
  readonly onOpen: (role: StaffRoleView) => void
}

/** Which role may do what, at one glance; a role is opened to change it. */
export function RightsTable({ roles, onOpen }: RightsTableProps) {
  return (
    <>
      {/* Wider than a phone: it scrolls by itself, by keyboard too. */}
      <div className={styles.rights} tabIndex={0} role="region" aria-label="역할과 권한 표">
        <table>
          <caption>
            <VisuallyHidden>역할마다 할 수 있는 일</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>권한</VisuallyHidden>
              </th>
              {roles.map((role) => (
                <th key={role.id} scope="col">
                  {role.fixed ? (
                    role.name
                  ) : (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`${role.name} 역할 고치기`}
                      onClick={() => onOpen(role)}
                    >
                      {role.name}
                    </Button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RIGHTS.map((right) => (
              <tr key={right}>
                <th scope="row" title={RIGHT_WORDS[right].about}>
                  {RIGHT_WORDS[right].name}
                </th>
                {roles.map((role) => (
                  <td key={role.id}>
                    <Dot may={role.rights.includes(right)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Small tone="plain">역할 이름을 누르면 권한을 바꿀 수 있습니다. 관리자는 언제나 모두 할 수 있습니다.</Small>
    </>
  )
}

const Dot = ({ may }: { readonly may: boolean }) => (
  <>
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      {may ? <circle cx="7" cy="7" r="4.5" fill="var(--ink)" /> : <path d="M4 7h6" stroke="var(--ink-3)" />}
    </svg>
    <VisuallyHidden>{may ? '할 수 있음' : '못 함'}</VisuallyHidden>
  </>
)
