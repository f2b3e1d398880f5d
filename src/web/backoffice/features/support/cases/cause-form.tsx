import { useQueryClient } from '@tanstack/react-query'
import { bodyOf } from '#/contract/endpoint.ts'
import { type CaseRowView, recordCause } from '#/contract/support/cases.contract.ts'
import {
  CASE_CAUSES,
  type CaseCause,
  CAUSE_NAMES,
  RESPONSIBLE_NAMES,
  RESPONSIBLE_STEPS,
  type ResponsibleStep,
} from '#/domain/support/case-causes.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select, Textarea } from '#/web/ui/input.tsx'

interface CauseFormProps {
  readonly row: CaseRowView
  readonly onDone: () => void
  /** Won, as the page beside it has reckoned them. */
  readonly suggested?: number
}

/** What the shop found out: for the statistics and for whoever meets the same fault again. */
export function CauseForm({ row, onDone, suggested }: CauseFormProps) {
  const client = useQueryClient()
  const { register, send, errorOf, failure, busy, setValue } = useApiForm({
    schema: bodyOf(recordCause),
    values: {
      cause: row.cause ?? ('' as CaseCause),
      responsible: row.responsible ?? ('' as ResponsibleStep),
      cost: row.cost,
      decision: row.decision,
      seen: row.seen,
    },
    submit: async (body) => {
      try {
        await call(recordCause, { params: { caseId: row.id }, body, errors: 'throw' })
        onDone()
      } finally {
        // Refused, the page has to show what a colleague wrote.
        await client.invalidateQueries({ queryKey: ['staff-cases'] })
      }
    },
  })
  return (
    <AdminForm wide onSubmit={send} aria-label="원인">
      <Field label="원인" required error={errorOf('cause')}>
        {(control) => (
          <Select {...control} {...register('cause')}>
            <option value="">고르기</option>
            {CASE_CAUSES.map((cause) => (
              <option key={cause} value={cause}>
                {CAUSE_NAMES[cause]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="책임 공정" required error={errorOf('responsible')}>
        {(control) => (
          <Select {...control} {...register('responsible')}>
            <option value="">고르기</option>
            {RESPONSIBLE_STEPS.map((step) => (
              <option key={step} value={step}>
                {RESPONSIBLE_NAMES[step]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="든 비용" error={errorOf('cost')}>
        {(control) => (
          <Input
            {...control}
            {...register('cost', { setValueAs: (value: unknown) => (value === '' ? null : value) })}
            inputMode="numeric"
            unit="원"
          />
        )}
      </Field>
      {suggested !== undefined && suggested > 0 && (
        <div>
          <Button size="sm" onClick={() => setValue('cost', suggested, { shouldDirty: true })}>
            셈한 {formatWon(suggested)} 넣기
          </Button>
        </div>
      )}
      <Field label="결정" hint="직원만 봅니다." error={errorOf('decision')}>
        {(control) => <Textarea {...control} {...register('decision')} rows={3} maxLength={500} />}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" busy={busy}>
        저장
      </Button>
    </AdminForm>
  )
}
