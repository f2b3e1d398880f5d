import { bodyOf } from '#/contract/endpoint.ts'
import { resumeMember, suspendMember } from '#/contract/people/member-state.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { OwnPassword } from '#/web/blocks/desk-account/own-password.tsx'
import type { MemberFormProps } from './member-form.ts'
import { useMemberChanged } from './use-member-desk.ts'

/** Out at once and everywhere; what was ordered goes on. */
export function SuspendForm({ member, onDone }: MemberFormProps) {
  const changed = useMemberChanged(member.id)
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(suspendMember),
    values: { reason: '', ownPassword: '' },
    submit: async (body) => {
      await call(suspendMember, { params: { memberId: member.id }, body, errors: 'throw' })
      toast('정지했습니다. 모든 기기에서 로그아웃되었습니다.')
      onDone()
      await changed()
    },
  })
  return (
    <Form onSubmit={send}>
      <p>모든 기기에서 로그아웃되고 다시 로그인할 수 없습니다. 하던 주문은 그대로 진행합니다.</p>
      <Field label="사유" hint="고객에게 보이지 않습니다." error={errorOf('reason')} required>
        {(control) => <Input {...control} {...register('reason')} maxLength={200} />}
      </Field>
      <OwnPassword input={register('ownPassword')} error={errorOf('ownPassword')} />
      <FormFailure message={failure} />
      <Button type="submit" variant="danger" busy={busy}>
        정지하기
      </Button>
    </Form>
  )
}

/** Lets somebody log in again. */
export function ResumeForm({ member, onDone }: MemberFormProps) {
  const changed = useMemberChanged(member.id)
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(resumeMember),
    values: { reason: '' },
    submit: async (body) => {
      await call(resumeMember, { params: { memberId: member.id }, body, errors: 'throw' })
      toast('정지를 풀었습니다. 다시 로그인할 수 있습니다.')
      onDone()
      await changed()
    },
  })
  return (
    <Form onSubmit={send}>
      <Field label="사유" error={errorOf('reason')} required>
        {(control) => <Input {...control} {...register('reason')} maxLength={200} />}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" busy={busy}>
        정지 풀기
      </Button>
    </Form>
  )
}
