import { bodyOf } from '#/contract/endpoint.ts'
import { writeMemberNote } from '#/contract/people/member-desk.contract.ts'
import type { MemberDesk } from '#/contract/people/member-desk.schema.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { useMemberChanged } from './use-member-desk.ts'

interface MemberNotesProps extends Pick<MemberDesk, 'notes'> {
  readonly memberId: string
}

/** What the desk tells itself about a member. */
export function MemberNotes({ memberId, notes }: MemberNotesProps) {
  const changed = useMemberChanged(memberId)
  const once = useIdempotencyKey()
  const { register, send, errorOf, failure, busy, reset } = useApiForm({
    schema: bodyOf(writeMemberNote),
    values: { body: '' },
    submit: async (body) => {
      await once(body, (idempotencyKey) =>
        call(writeMemberNote, { params: { memberId }, body, idempotencyKey, errors: 'throw' }),
      )
      reset()
      toast('메모를 남겼습니다.')
      await changed()
    },
  })
  return (
    <Section title="메모">
      <Form onSubmit={send}>
        <Field label="새 메모" hint="고객에게 보이지 않습니다." error={errorOf('body')}>
          {(control) => <Textarea {...control} {...register('body')} rows={2} maxLength={1000} />}
        </Field>
        <FormFailure message={failure} />
        <Button type="submit" size="sm" busy={busy}>
          메모 남기기
        </Button>
      </Form>
      <RowList dense>
        {notes.map(({ id, body, by, at }) => (
          <Row key={id}>
            {body}
            <Small tone="plain">{`${by} · ${seoulDateTime(new Date(at))}`}</Small>
          </Row>
        ))}
      </RowList>
    </Section>
  )
}
