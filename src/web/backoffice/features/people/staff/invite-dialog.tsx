import { bodyOf } from '#/contract/endpoint.ts'
import { invitePartner, inviteStaff } from '#/contract/people/invitations.contract.ts'
import type { StaffRoleView } from '#/contract/people/staff-roles.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { OwnPassword } from '#/web/blocks/desk-account/own-password.tsx'
import { RoleChoice } from './role-choice.tsx'
import { useBrandList, usePeopleChanged } from './use-people.ts'

interface InviteDialogProps {
  readonly audience: 'staff' | 'partner'
  readonly roles: readonly StaffRoleView[]
  readonly onClose: () => void
}

const SENT = '초대 메일을 보냈습니다. 3일 안에 한 번 열 수 있습니다.'

/** A link to somebody's mailbox; they choose id and password themselves. */
export function InviteDialog({ audience, roles, onClose }: InviteDialogProps) {
  return (
    <Dialog open onClose={onClose} title={audience === 'staff' ? '직원 초대' : '파트너 초대'}>
      {audience === 'staff' ? <StaffForm roles={roles} onDone={onClose} /> : <PartnerForm onDone={onClose} />}
    </Dialog>
  )
}

interface FormProps {
  readonly onDone: () => void
}

function StaffForm({ roles, onDone }: FormProps & Pick<InviteDialogProps, 'roles'>) {
  const changed = usePeopleChanged()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(inviteStaff),
    values: { name: '', email: '', roles: [], ownPassword: '' },
    submit: async (body) => {
      await call(inviteStaff, { body, errors: 'throw' })
      toast(SENT)
      onDone()
      await changed()
    },
  })
  return (
    <Form onSubmit={send}>
      <Field label="이름" error={errorOf('name')} required>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
      </Field>
      <Field label="이메일" hint="이 메일로 초대 주소를 보냅니다." error={errorOf('email')} required>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="off" />}
      </Field>
      <RoleChoice roles={roles} input={register('roles')} error={errorOf('roles')} />
      <OwnPassword input={register('ownPassword')} error={errorOf('ownPassword')} />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" busy={busy}>
        초대 보내기
      </Button>
    </Form>
  )
}

function PartnerForm({ onDone }: FormProps) {
  const brands = useBrandList()
  const changed = usePeopleChanged()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(invitePartner),
    values: { name: '', company: '', email: '', brand: null, ownPassword: '' },
    submit: async (body) => {
      await call(invitePartner, { body, errors: 'throw' })
      toast(SENT)
      onDone()
      await changed()
    },
  })
  return (
    <Form onSubmit={send}>
      <Field label="맡을 일" error={errorOf('brand')} required>
        {(control) => (
          <Select {...control} {...register('brand', { setValueAs: (id: string | null) => id || null })}>
            <option value="">시안 검토</option>
            {brands.data?.brands.map(({ id, name }) => (
              <option key={id} value={id}>
                {name} 본사 (학원과 주문 보기)
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="회사" error={errorOf('company')} required>
        {(control) => <Input {...control} {...register('company')} autoComplete="off" />}
      </Field>
      <Field label="이름" error={errorOf('name')} required>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
      </Field>
      <Field label="이메일" hint="이 메일로 초대 주소를 보냅니다." error={errorOf('email')} required>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="off" />}
      </Field>
      <OwnPassword input={register('ownPassword')} error={errorOf('ownPassword')} />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" busy={busy}>
        초대 보내기
      </Button>
    </Form>
  )
}
