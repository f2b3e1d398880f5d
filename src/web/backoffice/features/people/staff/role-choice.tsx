import type { UseFormRegisterReturn } from 'react-hook-form'
import type { StaffRoleView } from '#/contract/people/staff-roles.contract.ts'
import { RIGHT_WORDS } from '#/domain/members/rights.data.ts'
import { Checkbox, Choices } from '#/web/ui/checkbox.tsx'

interface RoleChoiceProps {
  readonly roles: readonly StaffRoleView[]
  readonly input: UseFormRegisterReturn
  readonly error: string | undefined
}

/** One role or several, with what each lets do. */
export function RoleChoice({ roles, input, error }: RoleChoiceProps) {
  return (
    <Choices>
      <legend>역할</legend>
      {roles.map((role) => (
        <Checkbox key={role.id} {...input} value={role.id} label={role.name} note={noteOf(role)} />
      ))}
      {error && <p role="alert">{error}</p>}
    </Choices>
  )
}

const noteOf = ({ fixed, rights }: StaffRoleView): string =>
  fixed ? '모든 일' : rights.map((right) => RIGHT_WORDS[right].name).join(', ') || '할 일과 주문 보기'
