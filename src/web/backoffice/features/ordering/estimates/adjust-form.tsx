import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { bodyOf } from '#/contract/endpoint.ts'
import type { Estimate } from '#/contract/ordering/estimates.contract.ts'
import { adjustEstimate } from '#/contract/ordering/staff-estimates.contract.ts'
import { adjustQuote } from '#/domain/estimates/adjust-quote.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { ESTIMATES_KEY } from '#/web/blocks/estimate/estimates-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import { toast } from '#/web/ui/toasts.ts'
import styles from './estimate.module.css'

const Adjustment = bodyOf(adjustEstimate)
/** The amount is typed with commas and a minus of either kind. */
const TypedAdjustment = z.extend(Adjustment, {
  amount: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string): string | number => amountOf(typed)),
    ),
    Adjustment.shape.amount,
  ),
})

/** Adds or takes off an amount of one job; what it comes to is shown before it is done. */
export function AdjustForm({ estimate }: { readonly estimate: Estimate }) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const {
    register,
    control: form,
    send,
    errorOf,
    failure,
    busy,
  } = useApiForm({
    schema: TypedAdjustment,
    values: { version: estimate.version, position: 1, amount: '', reason: '' },
    submit: async (body) => {
      try {
        await once(body, (idempotencyKey) =>
          call(adjustEstimate, { params: { number: estimate.number }, body, idempotencyKey, errors: 'throw' }),
        )
        toast(
          body.amount > 0
            ? '고객에게 동의를 부탁했습니다. 동의하기 전에는 지금 금액 그대로입니다.'
            : '금액을 조정하고 고객에게 알렸습니다.',
        )
      } finally {
        await client.invalidateQueries({ queryKey: ESTIMATES_KEY })
      }
    },
  })
  const [position, typed, reason] = useWatch({ control: form, name: ['position', 'amount', 'reason'] })
  const line = estimate.lines.find((candidate) => candidate.position === Number(position))
  const after = line && typed !== '' ? adjustQuote(line.quote, amountOf(typed), reason) : null
  return (
    <Card as="div" className={styles.adjust}>
      <AdminForm aria-label="금액 조정" onSubmit={send}>
        <h2>금액 조정</h2>
        <Field label="품목" error={errorOf('position')}>
          {(control) => (
            <Select {...control} {...register('position', { valueAsNumber: true })}>
              {estimate.lines.map((each) => (
                <option key={each.position} value={each.position}>
                  {each.position}. {each.title}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="공급가액에 더하거나 뺄 금액"
          hint="빼려면 −를 앞에 붙입니다. 10원 단위입니다."
          error={after && !after.ok ? after.error : errorOf('amount')}
          required
        >
          {(control) => <Input {...control} {...register('amount')} unit="원" inputMode="text" />}
        </Field>
        <Field label="사유" hint="견적서에 그대로 적힙니다." error={errorOf('reason')} required>
          {(control) => <Input {...control} {...register('reason')} maxLength={60} />}
        </Field>
        {after?.ok && line && (
          <p>
            {line.title} {formatWon(line.quote.total)} → <b>{formatWon(after.value.total)}</b> (부가세 포함)
          </p>
        )}
        {amountOf(typed) > 0 && (
          <Note tone="info">
            보낸 견적을 올리려면 고객이 동의해야 합니다. 그때까지 지금 금액으로 주문할 수 있습니다.
          </Note>
        )}
        {estimate.raise && (
          <Note>
            {estimate.raise.state === 'waiting' ? '고객의 답을 기다립니다' : '고객이 동의하지 않았습니다'}:{' '}
            {formatWon(estimate.raise.total)} · {estimate.raise.reason} ({estimate.raise.by})
          </Note>
        )}
        <FormFailure message={failure} />
        <Button type="submit" size="sm" variant="primary" busy={busy} disabled={after?.ok === false}>
          {amountOf(typed) > 0 ? '동의 부탁하기' : '조정하기'}
        </Button>
      </AdminForm>
    </Card>
  )
}

function amountOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed.replaceAll(/[,\s]/g, '').replace('−', '-'))
}
