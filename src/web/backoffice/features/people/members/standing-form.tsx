import { bodyOf } from '#/contract/endpoint.ts'
import { changeMemberStanding } from '#/contract/people/member-desk.contract.ts'
import { standingOf } from '#/domain/members/member-standing.ts'
import { MEMBER_STANDINGS, STANDINGS } from '#/domain/members/member-standings.data.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Choices, Radio } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import type { MemberFormProps } from './member-form.ts'
import { useMemberChanged } from './use-member-desk.ts'

/** Type and grade together, with what each means. */
export function StandingForm({ member, onDone }: MemberFormProps) {
  const changed = useMemberChanged(member.id)
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(changeMemberStanding),
    values: { standing: standingOf(member) ?? 'general', reason: '', seen: member.seen.standing },
    submit: async (body) => {
      await call(changeMemberStanding, { params: { memberId: member.id }, body, errors: 'throw' })
      toast('회원 종류를 바꿨습니다. 바로 적용됩니다.')
      onDone()
      await changed()
    },
  })
  return (
    <Form onSubmit={send}>
      <Choices>
        <legend>회원 종류</legend>
        {STANDINGS.map((id) => (
          <Radio
            key={id}
            {...register('standing')}
            value={id}
            label={MEMBER_STANDINGS[id].name}
            note={MEMBER_STANDINGS[id].about}
          />
        ))}
      </Choices>
      <Field label="사유" error={errorOf('reason')} required>
        {(control) => <Input {...control} {...register('reason')} maxLength={200} />}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" busy={busy}>
        종류 바꾸기
      </Button>
    </Form>
  )
}
