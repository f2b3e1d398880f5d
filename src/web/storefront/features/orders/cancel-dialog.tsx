import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelOrder } from '#/contract/orders/change-order.contract.ts'
import type { OrderDetail } from '#/contract/orders/read-order.contract.ts'
import { call, newIdempotencyKey } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import styles from './orders.module.css'

const REASONS = ['주문 내용을 잘못 골랐어요', '필요가 없어졌어요', '더 빨리 받아야 해요', '다른 까닭이 있어요']
const BANKS = [
  ['88', '신한은행'],
  ['06', '국민은행'],
  ['20', '우리은행'],
  ['81', '하나은행'],
  ['11', '농협은행'],
  ['03', '기업은행'],
  ['90', '카카오뱅크'],
  ['92', '토스뱅크'],
  ['89', '케이뱅크'],
  ['45', '새마을금고'],
  ['48', '신협'],
  ['71', '우체국'],
] as const

interface CancelDialogProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

/** One question, no detours: cancelling is as easy as ordering. */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const client = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  const [reason, setReason] = useState(REASONS[0] ?? '')
  const [account, setAccount] = useState({ bank: '88', accountNumber: '', holderName: order.orderer.name })
  const byDeposit = order.paymentMethod === '가상계좌' && order.payment === 'paid'
  const cancel = useMutation({
    mutationFn: () =>
      call(cancelOrder, {
        params: { orderNumber: order.orderNumber },
        body: { reason, ...(byDeposit ? { refundAccount: account } : {}) },
        idempotencyKey: key,
        errors: 'throw',
      }),
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
      <div className={styles.stack}>
        <p>
          {free
            ? '시안을 승인하기 전이라 비용 없이 취소합니다. 결제한 금액은 모두 돌려드립니다.'
            : '시안을 승인해 제작을 준비하고 있습니다. 담당자가 들어간 비용을 확인해 연락드립니다.'}
        </p>
        <Field label="까닭">
          {(control) => (
            <Select {...control} value={reason} onChange={(event) => setReason(event.target.value)}>
              {REASONS.map((text) => (
                <option key={text}>{text}</option>
              ))}
            </Select>
          )}
        </Field>
        {byDeposit && (
          <>
            <Field label="환불받을 은행" required>
              {(control) => (
                <Select
                  {...control}
                  value={account.bank}
                  onChange={(event) => setAccount({ ...account, bank: event.target.value })}
                >
                  {BANKS.map(([code, name]) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="계좌번호" hint="숫자만 입력합니다. 환불이 끝나면 지웁니다." required>
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  value={account.accountNumber}
                  onChange={(event) =>
                    setAccount({ ...account, accountNumber: event.target.value.replaceAll(/\D/g, '') })
                  }
                />
              )}
            </Field>
            <Field label="예금주" required>
              {(control) => (
                <Input
                  {...control}
                  value={account.holderName}
                  onChange={(event) => setAccount({ ...account, holderName: event.target.value })}
                />
              )}
            </Field>
          </>
        )}
        {cancel.isError && (
          <p className={styles.notice} role="alert">
            {cancel.error.message}
          </p>
        )}
      </div>
    </Dialog>
  )
}
