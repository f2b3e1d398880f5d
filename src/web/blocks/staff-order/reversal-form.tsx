import { useWatch } from 'react-hook-form'
import { bodyOf } from '#/contract/endpoint.ts'
import { answerReversal } from '#/contract/ordering/answer-reversal.contract.ts'
import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import type { ReversalAnswer } from '#/domain/orders/reversal-answers.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { newAccount, RefundAccountFields } from '#/web/blocks/refund-account/refund-account-fields.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { AnswerForm } from './answer-form.tsx'
import { useAnswerReversal } from './use-answer-reversal.ts'

interface ReversalFormProps {
  readonly orderNumber: string
  readonly missing: NonNullable<StaffOrder['missingMoney']>
  readonly how: ReversalAnswer
  /** The word on the button. */
  readonly act: string
  readonly onClose: () => void
}

const AFTER: Readonly<Record<Exclude<ReversalAnswer, 'cancel'>, string>> = {
  receivable: '돈이 들어오기 전에 제작과 출고를 이어 갑니다. 받을 돈으로 장부에 남습니다.',
  received: '계좌 이체나 이의제기 승소로 이미 받은 돈으로 적습니다. 이 주문은 다시 결제할 수 없습니다.',
  'written-off': '받지 못한 돈(손실)으로 적습니다. 이 주문은 다시 결제할 수 없습니다.',
}

/** One decision about missing money, with the reason that the audit log keeps. */
export function ReversalForm({ orderNumber, missing, how, act, onClose }: ReversalFormProps) {
  const answer = useAnswerReversal(orderNumber)
  const toAccount = how === 'cancel' && missing.needsAccount
  const { register, control, setValue, errorOf, ...form } = useApiForm({
    schema: bodyOf(answerReversal),
    values: { how, reason: '', seen: missing.seen, ...(toAccount ? { refundAccount: newAccount('') } : {}) },
    submit: async (body) => {
      const ok = await confirmDialog({
        title: `이렇게 처리할까요? · ${act}`,
        body: how === 'cancel' ? bodyOfCancel(missing.left) : AFTER[how],
        ok: act,
        cancel: '돌아가기',
        destructive: how !== 'receivable',
      })
      if (ok) await answer.mutateAsync({ ...body, seen: missing.seen })
    },
  })
  const account = useWatch({ control, name: 'refundAccount' })
  return (
    <AnswerForm
      {...form}
      act={act}
      variant={how === 'receivable' ? 'primary' : 'danger'}
      label={how === 'cancel' ? '고객에게 보낼 말' : '사유 (감사 기록에 남습니다)'}
      words={register('reason')}
      wordsError={errorOf('reason')}
      onClose={onClose}
    >
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

const bodyOfCancel = (left: number) =>
  left > 0
    ? `남아 있는 ${formatWon(left)}을 고객에게 환불합니다. 되돌릴 수 없습니다.`
    : '환불할 금액이 없습니다. 되돌릴 수 없습니다.'
