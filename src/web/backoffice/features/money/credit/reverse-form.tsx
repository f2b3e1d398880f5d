import { useQueryClient } from '@tanstack/react-query'
import { bodyOf } from '#/contract/endpoint.ts'
import { reverseCreditPayment } from '#/contract/money/credit.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { firmKey } from './firm-key.ts'

interface ReverseFormProps {
  readonly memberId: string
  readonly paymentId: string
  readonly onDone: () => void
}

export function ReverseForm({ memberId, paymentId, onDone }: ReverseFormProps) {
  const client = useQueryClient()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(reverseCreditPayment),
    values: { reason: '' },
    submit: async (body) => {
      const answer = await call(reverseCreditPayment, { params: { paymentId }, body, errors: 'throw' })
      client.setQueryData(firmKey(memberId), answer)
      toast('입금 기록을 되돌렸습니다. 다시 받을 금액이 됩니다.')
      onDone()
    },
  })
  return (
    <Form onSubmit={send}>
      <Field label="되돌리는 까닭" hint="기록은 남고, 받을 금액이 다시 늘어납니다." required error={errorOf('reason')}>
        {(field) => <Input {...field} {...register('reason')} maxLength={200} />}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" variant="danger" busy={busy}>
        되돌리기
      </Button>
    </Form>
  )
}
