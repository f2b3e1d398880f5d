import { useQueryClient } from '@tanstack/react-query'
import { bodyOf } from '#/contract/endpoint.ts'
import { type CaseRowView, takeBackGiven } from '#/contract/support/cases.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { refreshAdmin } from '#/web/blocks/staff-order/admin-query-keys.ts'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'

interface TakeBackFormProps {
  readonly row: CaseRowView
  readonly onDone: () => void
}

/** Points or a coupon were given by mistake: what is left of them comes back, and the case is open again. */
export function TakeBackForm({ row, onDone }: TakeBackFormProps) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(takeBackGiven),
    values: { reason: '' },
    submit: async (body) => {
      const { taken } = await once([row.id, body], (idempotencyKey) =>
        call(takeBackGiven, { params: { caseId: row.id }, body, idempotencyKey, errors: 'throw' }),
      )
      toast(row.offerKind === 'points' ? `${formatCount(taken)}P를 거둬들였습니다.` : '쿠폰을 거둬들였습니다.')
      refreshAdmin(client)
      onDone()
    },
  })
  return (
    <AdminForm wide onSubmit={send} aria-label="보상 거둬들이기">
      <Field
        label="거둬들이는 까닭"
        hint="고객에게 보입니다. 이미 쓴 포인트는 그대로 두고 남은 만큼 거둬들입니다."
        error={errorOf('reason')}
        required
      >
        {(control) => <Textarea {...control} {...register('reason')} rows={2} maxLength={500} />}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" busy={busy}>
        거둬들이기
      </Button>
    </AdminForm>
  )
}
