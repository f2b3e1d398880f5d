import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Estimate } from '#/contract/ordering/estimates.contract.ts'
import { adjustEstimate } from '#/contract/ordering/staff-estimates.contract.ts'
import { adjustQuote } from '#/domain/estimates/adjust-quote.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { ESTIMATES_KEY } from '#/web/blocks/estimate/estimates-key.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import styles from './estimate.module.css'

/** Adds or takes off an amount of one job; what it comes to is shown before it is done. */
export function AdjustForm({ estimate }: { readonly estimate: Estimate }) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const [position, setPosition] = useState(1)
  const [amountText, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const amount = Number(amountText.replaceAll(/[,\s]/g, '').replace('−', '-'))
  const line = estimate.lines.find((candidate) => candidate.position === position)
  const after = line && amountText !== '' ? adjustQuote(line.quote, amount, reason) : null
  const send = useMutation({
    mutationFn: () => {
      const body = { version: estimate.version, position, amount, reason }
      return once(body, (idempotencyKey) =>
        call(adjustEstimate, { params: { number: estimate.number }, body, idempotencyKey, errors: 'throw' }),
      )
    },
    onSuccess: () => toast('금액을 조정하고 고객에게 알렸습니다.'),
    onSettled: () => client.invalidateQueries({ queryKey: ESTIMATES_KEY }),
  })
  const failure = send.error instanceof ApiError ? send.error.message : null
  return (
    <form
      className={styles.adjust}
      aria-label="금액 조정"
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate()
      }}
    >
      <h2>금액 조정</h2>
      <Field label="품목">
        {(control) => (
          <Select {...control} value={position} onChange={(event) => setPosition(Number(event.target.value))}>
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
        error={after && !after.ok ? after.error : undefined}
        required
      >
        {(control) => (
          <Input
            {...control}
            unit="원"
            inputMode="text"
            value={amountText}
            onChange={(event) => setAmount(event.target.value)}
          />
        )}
      </Field>
      <Field label="사유" hint="견적서에 그대로 적힙니다." required>
        {(control) => (
          <Input {...control} maxLength={60} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      {after?.ok && line && (
        <p>
          {line.title} {formatWon(line.quote.total)} → <b>{formatWon(after.value.total)}</b> (부가세 포함)
        </p>
      )}
      {failure && <p role="alert">{failure}</p>}
      <Button
        type="submit"
        size="sm"
        variant="primary"
        busy={send.isPending}
        disabled={!after?.ok || reason.trim().length < 2}
      >
        조정하기
      </Button>
    </form>
  )
}
