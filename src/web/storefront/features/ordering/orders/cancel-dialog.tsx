import { goesBackByAccount } from '#/domain/orders/payment-means.ts'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import { byAgreementWords, stillFreeWords } from '#/domain/orders/line-nature.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { LinkedInquiry } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { newAccount, RefundAccountFields } from '#/web/blocks/refund-account/refund-account-fields.tsx'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Select } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { TogetherNotice } from './together-notice.tsx'
import { Note } from '#/web/ui/note.tsx'

const REASONS = ['주문 내용을 잘못 골랐어요', '필요가 없어졌어요', '더 빨리 받아야 해요', '다른 사유가 있어요']

const MONEY_BACK = '결제한 금액은 모두 돌려드립니다.'
/** Nobody is promised money back that was never paid. */
const MONEY: Partial<Record<OrderDetail['payment'], string>> = {
  unpaid: '아직 결제하지 않아 돌려드릴 금액은 없습니다.',
  'waiting-deposit':
    '아직 입금이 확인되지 않았습니다. 안내해 드린 계좌는 닫히고, 이미 보내셨다면 확인되는 대로 환불받을 계좌를 여쭙습니다.',
  deferred: '후불 주문이라 청구하지 않습니다.',
}

interface CancelDialogProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

/** One question, no detours: cancelling is as easy as ordering. */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const [reason, setReason] = useState(REASONS[0] ?? '')
  const [account, setAccount] = useState(() => newAccount(order.orderer.name))
  const byDeposit = goesBackByAccount(order.paymentMethod) && order.payment === 'paid'
  const cancel = useMutation({
    mutationFn: () => {
      const body = { reason, ...(byDeposit ? { refundAccount: account } : {}) }
      const params = { orderNumber: order.orderNumber }
      return once(body, (idempotencyKey) => call(cancelOrder, { params, body, idempotencyKey, errors: 'throw' }))
    },
    onSuccess: ({ outcome }) => {
      toast(
        outcome === 'requested'
          ? '취소를 요청했습니다.'
          : outcome === 'refunding'
            ? '취소했습니다. 환불하고 있습니다.'
            : '주문을 취소했습니다.',
      )
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['order', order.orderNumber] }),
  })
  const free = order.cancel === 'free'
  const natures = order.lines.map(natureOf)
  return (
    <Dialog
      open
      onClose={onClose}
      title={free ? '주문을 취소할까요?' : '취소를 요청할까요?'}
      actions={
        <>
          <Button onClick={onClose}>그대로 두기</Button>
          <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {free ? '주문 취소' : '취소 요청'}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {free
            ? `${stillFreeWords(natures)} 비용 없이 취소합니다. ${MONEY[order.payment] ?? MONEY_BACK}`
            : `${byAgreementWords(natures)} 담당자가 들어간 비용을 확인해 연락드립니다.`}
        </p>
        {order.payment === 'waiting-deposit' && <TogetherNotice orderNumber={order.orderNumber} />}
        <Field label="사유">
          {(control) => (
            <Select {...control} value={reason} onChange={(event) => setReason(event.target.value)}>
              {REASONS.map((text) => (
                <option key={text}>{text}</option>
              ))}
            </Select>
          )}
        </Field>
        {byDeposit && <RefundAccountFields account={account} onChange={setAccount} />}
        {cancel.isError && (
          <Note role="alert">
            <LinkedInquiry text={cancel.error.message} about={{ order: order.orderNumber }} />
          </Note>
        )}
      </Stack>
    </Dialog>
  )
}
