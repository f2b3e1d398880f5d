import { useQueryClient } from '@tanstack/react-query'
import { bodyOf } from '#/contract/endpoint.ts'
import { type CaseRowView, recordArrival } from '#/contract/support/cases.contract.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { refreshAdmin } from '#/web/blocks/staff-order/admin-query-keys.ts'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Textarea } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'

interface ArrivalFormProps {
  readonly row: CaseRowView
  readonly onDone: () => void
}

/** Goods came back: what follows was agreed on, so only their number is asked. */
export function ArrivalForm({ row, onDone }: ArrivalFormProps) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const refunds = row.offerAfter === 'refund'
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(recordArrival),
    values: { copies: String(row.offerCopies ?? ''), note: '' },
    submit: async (body) => {
      await once([row.id, body], (idempotencyKey) =>
        call(recordArrival, { params: { caseId: row.id }, body, idempotencyKey, errors: 'throw' }),
      )
      toast(refunds ? '도착을 적고 환불을 시작했습니다.' : '도착을 적었습니다. 이제 재제작을 시작할 수 있습니다.')
      refreshAdmin(client)
      onDone()
    },
  })
  return (
    <AdminForm wide onSubmit={send} aria-label="돌려받은 상품">
      <Field label="도착한 수량" error={errorOf('copies')} required>
        {(control) => (
          <Input
            {...control}
            {...register('copies', { setValueAs: (typed: string) => typed.replaceAll(',', '') })}
            inputMode="numeric"
            unit={kindOf(row.product).unit}
          />
        )}
      </Field>
      <Field label="남길 말" hint="고객에게 함께 보입니다. 덜 왔으면 까닭을 적습니다." error={errorOf('note')}>
        {(control) => <Textarea {...control} {...register('note')} rows={2} maxLength={500} />}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" busy={busy}>
        {refunds ? '도착 적고 환불 시작' : '도착 적기'}
      </Button>
    </AdminForm>
  )
}
