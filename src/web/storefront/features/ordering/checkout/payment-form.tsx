import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { startPayment } from '#/contract/money/payments.contract.ts'
import { closedMeans, PAYMENT_MEANS, type PaymentMeans } from '#/domain/orders/payment-means.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { PayBar } from '#/web/blocks/payment/pay-bar.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Price } from '#/web/ui/price.tsx'
import styles from './checkout.module.css'
import { MeansSection } from './means-section.tsx'
import { openPaymentWindow } from './open-payment-window.ts'
import { payWords } from './pay-words.ts'
import { payByOf } from './paying-state.ts'
import { pagesAfter } from './payment-pages.ts'

const isConflict = (error: Error) => error instanceof ApiError && error.code === 'CONFLICT'

interface PaymentFormProps {
  readonly orderNumbers: readonly string[]
  readonly total: number
  /** What is paid, above the ways of paying. */
  readonly children: ReactNode
}

/** How it is paid, and the one button that opens the payment window; on a wide screen the sum stays beside the choice. */
export function PaymentForm({ orderNumbers, total, children }: PaymentFormProps) {
  const { state } = useLocation()
  const open = PAYMENT_MEANS.find((value) => closedMeans(value, total) === null) ?? 'card'
  const [means, setMeans] = useState<PaymentMeans>(() => payByOf(state) ?? open)
  const pay = usePay(orderNumbers)
  usePayAtOnce(() => pay.mutate(means))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!pay.isPending) pay.mutate(means)
      }}
    >
      <Columns side={340}>
        <div>
          {children}
          <MeansSection means={means} total={total} onChange={setMeans} />
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
          <PayBar label="최종 결제금액" total={total}>
            <Button
              type="submit"
              variant="primary"
              block
              busy={pay.isPending || (pay.isSuccess && !pay.isError)}
              disabled={closedMeans(means, total) !== null}
            >
              {payWords(means, total, null)}
            </Button>
          </PayBar>
          <Small>시안을 승인하기 전에는 무료로 취소할 수 있습니다.</Small>
        </Card>
      </Columns>
    </form>
  )
}

/** Writes the attempt, then opens the window; what costs nothing needs none. */
function usePay(orderNumbers: readonly string[]) {
  const navigate = useNavigate()
  const once = useIdempotencyKey()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (means: PaymentMeans) => {
      const body = { orderNumbers: [...orderNumbers], method: means }
      // Each press that was answered is a try of its own at the gateway.
      const started = await once(body, (idempotencyKey) => call(startPayment, { body, idempotencyKey }))
      const pages = pagesAfter(orderNumbers)
      if (started.paid) {
        const { pathname, search } = new URL(pages.successUrl)
        await navigate(`${pathname}${search}${search ? '&' : '?'}orderId=${started.gatewayOrderId}`)
        return
      }
      await openPaymentWindow(started, means, pages)
    },
    // Paid in another tab meanwhile, or cancelled: the page says so instead of offering to pay.
    onError: (error) => isConflict(error) && client.invalidateQueries({ queryKey: ['payable'] }),
  })
}

/** Come from the order sheet, whose button has been pressed: pays at once, and never again when one comes back to this page. */
function usePayAtOnce(pay: () => void): void {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const done = useRef(false)
  useEffect(() => {
    if (payByOf(state) === null || done.current) return
    done.current = true
    void navigate(pathname + search, { replace: true, state: null })
    pay()
  })
}
