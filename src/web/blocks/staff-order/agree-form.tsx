import { useState } from 'react'
import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { newAccount, RefundAccountFields } from '#/web/blocks/refund-account/refund-account-fields.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { AnswerForm } from './answer-form.tsx'
import { useAnswerCancel } from './use-answer-cancel.ts'

export interface OpenCancellationRequest {
  readonly orderNumber: string
  readonly request: NonNullable<StaffOrder['cancelRequest']>
}

/** Cancels the order; of what was paid the shop keeps its costs, and the rest goes back. */
export function AgreeForm({
  orderNumber,
  request,
  onClose,
}: OpenCancellationRequest & { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('0')
  const [account, setAccount] = useState(() => newAccount(''))
  const answer = useAnswerCancel(orderNumber)
  const kept = Number(typed)
  const tooMuch = kept > request.paid
  const back = Math.max(0, request.paid - kept)
  const toAccount = request.needsAccount && back > 0
  const ready = !tooMuch && (!toAccount || Boolean(account.accountNumber && account.holderName))
  const send = async (text: string) => {
    const body =
      back > 0
        ? `${formatWon(back)}을 고객에게 환불합니다. 되돌릴 수 없습니다.`
        : '환불할 금액이 없습니다. 되돌릴 수 없습니다.'
    if (
      await confirmDialog({
        title: '주문을 취소할까요?',
        body,
        ok: '동의하고 취소',
        cancel: '돌아가기',
        destructive: true,
      })
    )
      answer.mutate({ agreed: true, kept, text, ...(toAccount ? { refundAccount: account } : {}) })
  }
  return (
    <AnswerForm act="동의하고 취소" variant="danger" answer={answer} ready={ready} onSend={send} onClose={onClose}>
      {request.paid > 0 && (
        <Field
          label="들어간 비용"
          hint={`받은 금액 ${formatWon(request.paid)}에서 빼고 돌려줍니다.`}
          error={tooMuch && '받은 금액보다 많습니다.'}
        >
          {(control) => (
            <Input
              {...control}
              unit="원"
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, '').slice(0, 10))}
            />
          )}
        </Field>
      )}
      <p aria-live="polite">
        환불 <b>{formatWon(back)}</b>
      </p>
      {toAccount && <RefundAccountFields account={account} onChange={setAccount} />}
    </AnswerForm>
  )
}
