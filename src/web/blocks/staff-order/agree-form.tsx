import { useWatch } from 'react-hook-form'
import { bodyOf } from '#/contract/endpoint.ts'
import { answerCancel } from '#/contract/ordering/answer-cancel.contract.ts'
import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { newAccount, RefundAccountFields } from '#/web/blocks/refund-account/refund-account-fields.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { AnswerForm } from './answer-form.tsx'
import { digitsOf } from './digits-of.ts'
import { useAnswerCancel } from './use-answer-cancel.ts'

export interface OpenCancellationRequest {
  readonly orderNumber: string
  readonly request: NonNullable<StaffOrder['cancelRequest']>
}

const NO_ACCOUNT = newAccount('')

/** Cancels the order; of what was paid the shop keeps its costs, and the rest goes back. */
export function AgreeForm({
  orderNumber,
  request,
  onClose,
}: OpenCancellationRequest & { readonly onClose: () => void }) {
  const answer = useAnswerCancel(orderNumber)
  const backOf = (kept: number) => Math.max(0, request.paid - kept)
  const { register, control, setValue, errorOf, ...form } = useApiForm({
    schema: bodyOf(answerCancel),
    values: {
      agreed: true,
      kept: 0,
      text: '',
      seen: request.seen,
      ...(request.needsAccount ? { refundAccount: { ...NO_ACCOUNT } } : {}),
    },
    submit: async (body) => {
      if (!body.agreed || body.kept > request.paid) return
      const back = backOf(body.kept)
      const ok = await confirmDialog({
        title: '주문을 취소할까요?',
        body:
          back > 0
            ? `${formatWon(back)}을 고객에게 환불합니다. 되돌릴 수 없습니다.`
            : '환불할 금액이 없습니다. 되돌릴 수 없습니다.',
        ok: '동의하고 취소',
        cancel: '돌아가기',
        destructive: true,
      })
      if (ok) await answer.mutateAsync({ ...body, seen: request.seen })
    },
  })
  const [kept, account] = useWatch({ control, name: ['kept', 'refundAccount'] })
  const back = backOf(kept)
  const keep = register('kept', {
    setValueAs: digitsOf,
    // Nothing goes back: no account is asked for.
    onChange: (event: { target: { value: string } }) =>
      request.needsAccount &&
      setValue('refundAccount', backOf(digitsOf(event.target.value)) > 0 ? (account ?? NO_ACCOUNT) : undefined),
  })
  return (
    <AnswerForm
      {...form}
      act="동의하고 취소"
      variant="danger"
      words={register('text')}
      wordsError={errorOf('text')}
      onClose={onClose}
    >
      {request.paid > 0 && (
        <Field
          label="들어간 비용"
          hint={`받은 금액 ${formatWon(request.paid)}에서 빼고 돌려줍니다.`}
          error={kept > request.paid ? '받은 금액보다 많습니다.' : errorOf('kept')}
        >
          {(field) => <Input {...field} {...keep} unit="원" inputMode="numeric" autoComplete="off" />}
        </Field>
      )}
      <p aria-live="polite">
        환불 <b>{formatWon(back)}</b>
      </p>
      {account && (
        <RefundAccountFields
          account={account}
          onChange={(next) => setValue('refundAccount', next)}
          errorOf={(name) => errorOf(`refundAccount.${name}`)}
        />
      )}
    </AnswerForm>
  )
}
