import { bodyOf } from '#/contract/endpoint.ts'
import { agreeDiscount } from '#/contract/people/member-desk.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import type { MemberFormProps } from './member-form.ts'
import { useMemberChanged } from './use-member-desk.ts'

/** Percent off the supply amount; a line of its own in the member's prices. */
export function DiscountForm({ member, onDone }: MemberFormProps) {
  const changed = useMemberChanged(member.id)
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(agreeDiscount),
    values: { rate: member.discount.rate, until: member.discount.until, reason: '', seen: member.seen.discount },
    submit: async (body) => {
      await call(agreeDiscount, { params: { memberId: member.id }, body, errors: 'throw' })
      toast(body.rate === 0 ? '할인을 끝냈습니다.' : '할인을 정했습니다. 다음 가격부터 적용됩니다.')
      onDone()
      await changed()
    },
  })
  return (
    <Form onSubmit={send}>
      <Field
        label="할인율"
        hint="공급가에서 뺍니다. 이미 받은 주문과 보낸 견적은 그대로입니다. 0이면 할인을 끝냅니다."
        error={errorOf('rate')}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...register('rate', { valueAsNumber: true })}
            type="number"
            inputMode="decimal"
            min={0}
            max={50}
            step={0.5}
            unit="%"
          />
        )}
      </Field>
      <Field label="마지막 날" hint="이날까지 적용합니다." error={errorOf('until')} optional>
        {(control) => (
          <Input
            {...control}
            {...register('until', { setValueAs: (typed: string | null) => typed || null })}
            type="date"
          />
        )}
      </Field>
      <Field label="사유" error={errorOf('reason')} required>
        {(control) => <Input {...control} {...register('reason')} maxLength={200} />}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" busy={busy}>
        할인 정하기
      </Button>
    </Form>
  )
}
