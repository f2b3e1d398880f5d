import type { StaffAccount } from '#/contract/people/staff-accounts.contract.ts'
import { giveStaffRoles, type StaffRoleView } from '#/contract/people/staff-roles.contract.ts'
import { bodyOf } from '#/contract/endpoint.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Form } from '#/web/ui/form.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { AccountActs } from './account-acts.tsx'
import { OwnPassword } from '#/web/blocks/desk-account/own-password.tsx'
import { RoleChoice } from './role-choice.tsx'
import { StaffSessions } from './staff-sessions.tsx'
import styles from './staff.module.css'
import { usePeopleChanged } from './use-people.ts'

interface StaffDialogProps {
  readonly account: StaffAccount
  readonly roles: readonly StaffRoleView[]
  readonly onClose: () => void
}

/** One of the staff: roles, password and second factor, where they are logged in, and whether they still work here. */
export function StaffDialog({ account, roles, onClose }: StaffDialogProps) {
  const changed = usePeopleChanged()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(giveStaffRoles),
    values: { roles: account.roles.map(({ id }) => id), seen: account.seen, ownPassword: '' },
    submit: async (body) => {
      await call(giveStaffRoles, { params: { staffId: account.id }, body, errors: 'throw' })
      toast('역할을 바꿨습니다. 바로 적용됩니다.')
      onClose()
      await changed()
    },
  })
  return (
    <Dialog open wide onClose={onClose} title={`${account.name} (${account.loginId})`}>
      <Form onSubmit={send}>
        <RoleChoice roles={roles} input={register('roles')} error={errorOf('roles')} />
        <OwnPassword input={register('ownPassword')} error={errorOf('ownPassword')} />
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" busy={busy}>
          역할 저장
        </Button>
      </Form>
      {!account.disabledAt && (
        <div className={styles.part}>
          <StaffSessions staffId={account.id} />
        </div>
      )}
      <div className={styles.part}>
        <AccountActs account={account} audience="staff" onDone={onClose} />
      </div>
    </Dialog>
  )
}
