import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { startPayment } from '#/contract/money/payments.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { Button } from '#/web/ui/button.tsx'
import { Radio } from '#/web/ui/checkbox.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { formatWon, Price } from '#/web/ui/price.tsx'
import styles from './checkout.module.css'
import { openPaymentWindow } from './open-payment-window.ts'
import { pagesAfter } from './payment-pages.ts'
import { Note } from '#/web/ui/note.tsx'
import { Card } from '#/web/ui/card.tsx'
import { Small } from '#/web/ui/note.tsx'

const METHODS = [
  { value: 'card', label: '신용·체크카드, 간편결제', note: '바로 결제됩니다.' },
  { value: 'transfer', label: '실시간 계좌이체', note: '바로 결제됩니다.' },
  { value: 'virtual-account', label: '가상계좌 (무통장 입금)', note: '발급한 계좌로 7일 안에 입금하면 접수됩니다.' },
] as const
type Method = (typeof METHODS)[number]['value']

const isConflict = (error: Error) => error instanceof ApiError && error.code === 'CONFLICT'

interface PaymentFormProps {
  readonly orderNumbers: readonly string[]
  readonly total: number
  /** What is paid, above the ways of paying. */
  readonly children: ReactNode
}

/** How it is paid, and the one button that opens the payment window; on a wide screen the sum stays beside the choice. */
export function PaymentForm({ orderNumbers, total, children }: PaymentFormProps) {
  const navigate = useNavigate()
  const once = useIdempotencyKey()
  const client = useQueryClient()
  const [method, setMethod] = useState<Method>('card')
  const pay = useMutation({
    mutationFn: async () => {
      const body = { orderNumbers: [...orderNumbers], method }
      // Each press that was answered is a try of its own at the gateway.
      const started = await once(body, (idempotencyKey) => call(startPayment, { body, idempotencyKey }))
      const pages = pagesAfter(orderNumbers)
      if (started.paid) {
        const { pathname, search } = new URL(pages.successUrl)
        await navigate(`${pathname}${search}${search ? '&' : '?'}orderId=${started.gatewayOrderId}`)
        return
      }
      await openPaymentWindow(started, method, pages)
    },
    // Paid in another tab meanwhile, or cancelled: the page says so instead of offering to pay.
    onError: (error) => isConflict(error) && client.invalidateQueries({ queryKey: ['payable'] }),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!pay.isPending) pay.mutate()
      }}
    >
      <Columns side={340}>
        <div>
          {children}
          <fieldset className={styles.section}>
            <legend>결제수단</legend>
            {METHODS.map(({ value, label, note }) => (
              <Radio
                key={value}
                name="method"
                value={value}
                label={label}
                note={note}
                checked={method === value}
                onChange={() => setMethod(value)}
              />
            ))}
          </fieldset>
        </div>
        <Card as="aside" sticky aria-label="결제 금액">
          <p className={styles.due}>
            <span>최종 결제금액</span>
            <Price amount={total} size="lg" />
            <Small as="span">부가세와 배송비를 포함한 금액입니다.</Small>
          </p>
          {pay.isError && (
            <Note tone="bad" role="alert">
              {pay.error.message} {!isConflict(pay.error) && '아직 결제하지 않았습니다.'}
            </Note>
          )}
          <Button type="submit" variant="primary" block busy={pay.isPending || (pay.isSuccess && !pay.isError)}>
            {formatWon(total)} 결제하기
          </Button>
          <Small>시안을 승인하기 전에는 무료로 취소할 수 있습니다.</Small>
        </Card>
      </Columns>
    </form>
  )
}
