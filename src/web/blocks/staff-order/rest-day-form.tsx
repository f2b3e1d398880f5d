import { useQueryClient } from '@tanstack/react-query'
import { bodyOf } from '#/contract/endpoint.ts'
import { moveRestDay } from '#/contract/money/part-payment.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { refreshAdmin } from './admin-query-keys.ts'
import { AnswerForm } from './answer-form.tsx'

interface RestDayFormProps {
  readonly orderNumber: string
  readonly shownDay: string
  readonly days: { readonly first: string; readonly last: string }
  readonly onClose: () => void
}

/** Another day until which the rest is to be paid. */
export function RestDayForm({ orderNumber, shownDay, days: { first, last }, onClose }: RestDayFormProps) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const { register, errorOf, ...form } = useApiForm({
    schema: bodyOf(moveRestDay),
    values: { restDay: shownDay < first ? first : shownDay, shownDay, reason: '' },
    submit: async (given) => {
      const body = { ...given, shownDay }
      await once(body, (idempotencyKey) =>
        call(moveRestDay, { params: { orderNumber }, body, idempotencyKey, errors: 'throw' }),
      ).finally(() => refreshAdmin(client))
      toast('고객에게 바뀐 잔금 기한을 알렸습니다.')
      onClose()
    },
  })
  return (
    <AnswerForm
      {...form}
      act="기한 바꾸고 알리기"
      variant="primary"
      label="바꾸는 사유 (주문 기록에 남습니다)"
      words={register('reason')}
      wordsError={errorOf('reason')}
      onClose={onClose}
    >
      <Field label="잔금을 내실 날" error={errorOf('restDay')} required>
        {(field) => <Input {...field} {...register('restDay')} type="date" min={first} max={last} />}
      </Field>
    </AnswerForm>
  )
}
