import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bodyOf } from '#/contract/endpoint.ts'
import { type FirmView, recordCreditPayment } from '#/contract/money/credit.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { firmKey } from './firm-key.ts'

interface PaymentDialogProps {
  readonly memberId: string
  readonly statement: FirmView['statements'][number]
  readonly onDone: () => void
}

/** Money that came for a statement: it settles its oldest orders first. */
export function PaymentDialog({ memberId, statement, onDone }: PaymentDialogProps) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const [today] = useState(() => seoulDay(new Date()))
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(recordCreditPayment),
    values: { amount: String(statement.open), receivedDay: today, memo: '' },
    submit: async (body) => {
      const params = { statementId: statement.id }
      const answer = await once(body, (idempotencyKey) =>
        call(recordCreditPayment, { params, body, idempotencyKey, errors: 'throw' }),
      )
      client.setQueryData(firmKey(memberId), answer)
      toast('입금을 적었습니다.')
      onDone()
    },
  })
  return (
    <Dialog open onClose={onDone} title={`청구서 ${statement.number} 입금`}>
      <Form onSubmit={send}>
        <Field label="입금액" hint={`남은 금액 ${formatWon(statement.open)}`} required error={errorOf('amount')}>
          {(field) => <Input {...field} {...register('amount')} inputMode="numeric" unit="원" maxLength={12} />}
        </Field>
        <Field label="입금일" required error={errorOf('receivedDay')}>
          {(field) => <Input {...field} {...register('receivedDay')} type="date" />}
        </Field>
        <Field label="메모" hint="입금자 이름처럼 나중에 알아볼 것" optional error={errorOf('memo')}>
          {(field) => <Input {...field} {...register('memo')} maxLength={200} />}
        </Field>
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" busy={busy}>
          입금 적기
        </Button>
      </Form>
    </Dialog>
  )
}
