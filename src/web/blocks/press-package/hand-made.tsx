import { bodyOf } from '#/contract/endpoint.ts'
import { takeHandMade } from '#/contract/prepress/press.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

interface HandMadeProps {
  readonly lineId: string
  readonly onDone: () => void
}

/** Where ours cannot be made: a person lays the plates in another program, and says so before printing begins. */
export function HandMade({ lineId, onDone }: HandMadeProps) {
  const once = useIdempotencyKey()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(takeHandMade),
    values: { reason: '' },
    submit: async (body) => {
      await once(body, (idempotencyKey) =>
        call(takeHandMade, { params: { lineId }, body, idempotencyKey, errors: 'throw' }),
      )
      onDone()
    },
  })
  return (
    <Form onSubmit={(event) => void send(event)}>
      <Field label="손으로 앉힌 까닭" hint="누가 왜 그렇게 했는지 기록에 남습니다." error={errorOf('reason')}>
        {(control) => <Textarea {...control} {...register('reason')} rows={2} maxLength={500} />}
      </Field>
      <FormFailure message={failure} />
      <Toolbar align="end">
        <Button type="submit" size="sm" busy={busy}>
          손으로 앉힌 자료로 진행
        </Button>
      </Toolbar>
    </Form>
  )
}
