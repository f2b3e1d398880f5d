import { useMutation } from '@tanstack/react-query'
import { bodyOf } from '#/contract/endpoint.ts'
import {
  changeStaffRole,
  dropStaffRole,
  makeStaffRole,
  type StaffRoleView,
} from '#/contract/people/staff-roles.contract.ts'
import { RIGHT_WORDS, RIGHTS } from '#/domain/members/rights.data.ts'
import { call } from '#/web/api/call.ts'
import { useStaff } from '#/web/api/use-staff.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox, Choices } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { OwnPassword } from '#/web/blocks/desk-account/own-password.tsx'
import { usePeopleChanged } from './use-people.ts'

interface RoleDialogProps {
  /** Null for a new one. */
  readonly known: StaffRoleView | null
  readonly onClose: () => void
}

/** What a role may do, right by right. Nobody gives or takes what they have not themselves. */
export function RoleDialog({ known: role, onClose }: RoleDialogProps) {
  const own = useStaff()?.rights ?? []
  const changed = usePeopleChanged()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(makeStaffRole),
    values: { name: role?.name ?? '', rights: role?.rights ?? [], ownPassword: '' },
    submit: async (body) => {
      if (role)
        await call(changeStaffRole, {
          params: { roleId: role.id },
          body: { ...body, version: role.version },
          errors: 'throw',
        })
      else await call(makeStaffRole, { body, errors: 'throw' })
      toast(role ? '역할을 바꿨습니다. 맡은 분에게 바로 적용됩니다.' : '역할을 만들었습니다.')
      onClose()
      await changed()
    },
  })
  return (
    <Dialog open wide onClose={onClose} title={role ? `${role.name} 역할` : '역할 더하기'}>
      <Form onSubmit={send}>
        {role && <p>{role.people > 0 ? `${role.people}명이 맡고 있습니다.` : '맡은 사람이 없습니다.'}</p>}
        <Field label="역할 이름" error={errorOf('name')} required>
          {(control) => <Input {...control} {...register('name')} maxLength={20} />}
        </Field>
        <Choices>
          <legend>할 수 있는 일</legend>
          {RIGHTS.map((right) => (
            <Checkbox
              key={right}
              {...register('rights')}
              value={right}
              disabled={!own.includes(right)}
              label={RIGHT_WORDS[right].name}
              note={RIGHT_WORDS[right].about}
            />
          ))}
        </Choices>
        <OwnPassword input={register('ownPassword')} error={errorOf('ownPassword')} />
        <FormFailure message={failure} />
        <Toolbar>
          <Button type="submit" variant="primary" busy={busy}>
            {role ? '저장' : '역할 만들기'}
          </Button>
          {role && role.people === 0 && <Drop roleId={role.id} onDone={onClose} />}
        </Toolbar>
      </Form>
    </Dialog>
  )
}

function Drop({ roleId, onDone }: { readonly roleId: string; readonly onDone: () => void }) {
  const changed = usePeopleChanged()
  const drop = useMutation({
    mutationFn: () => call(dropStaffRole, { params: { roleId } }),
    onSuccess: () => {
      toast('역할을 없앴습니다.')
      onDone()
    },
    onSettled: changed,
  })
  return (
    <Button variant="danger" busy={drop.isPending} onClick={() => drop.mutate()}>
      역할 없애기
    </Button>
  )
}
