import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { deferOrders } from '#/contract/money/credit.contract.ts'
import { startPayment } from '#/contract/money/payments.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { askEvidence } from '#/contract/ordering/change-order.contract.ts'
import { closedMeans, DEFERRED, type PaymentMeans, WITHOUT_WINDOW } from '#/domain/orders/payment-means.ts'
import { PayBar } from '#/web/blocks/payment/pay-bar.tsx'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { currentMember, useMember } from '#/web/api/session.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { openPaymentWindow } from '#/web/blocks/payment/open-payment-window.ts'
import { Button } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Note, Small } from '#/web/ui/note.tsx'
import { formatWon, Price } from '#/web/ui/price.tsx'
import styles from './checkout.module.css'
import { depositorGaps, evidenceGaps } from './checkout-errors.ts'
import { EvidenceSection } from './evidence-section.tsx'
import { evidenceOf, type EvidenceSheet } from './evidence-values.ts'
import { depositorOf, evidenceFields, type LastSheet } from './first-values.ts'
import { MeansSection } from './means-section.tsx'
import { payWords } from './pay-words.ts'
import { depositorOfState, payByOf } from './paying-state.ts'
import { pagesAfter } from './payment-pages.ts'

const isConflict = (error: Error) => error instanceof ApiError && error.code === 'CONFLICT'

interface PaymentFormProps {
  readonly orderNumbers: readonly string[]
  readonly total: number
  /** False where an order is owed already, or only a difference is paid. */
  readonly mayDefer: boolean
  /** By which it can be paid. */
  readonly allowed: readonly PaymentMeans[]
  /** What was asked as evidence last, mostly for this very order. */
  readonly last: LastSheet
  /** What is paid, above the ways of paying. */
  readonly children: ReactNode
}

/** How it is paid and proved, and the one button that opens the payment window. */
export function PaymentForm({ orderNumbers, total, mayDefer, allowed, last, children }: PaymentFormProps) {
  const { state } = useLocation()
  const member = useMember()
  const open = allowed.find((value) => value !== WITHOUT_WINDOW && closedMeans(value, total) === null) ?? 'card'
  const form = useForm<EvidenceSheet>({
    defaultValues: {
      means: payByOf(state) ?? open,
      evidence: last?.evidence?.kind ?? 'none',
      depositor: depositorOfState(state) || depositorOf(member),
      ...evidenceFields(member, last),
    },
  })
  const means = useWatch({ control: form.control, name: 'means' })
  const pay = usePay(orderNumbers)
  // The order sheet has asked already and kept the answer with the order.
  usePayAtOnce(() => pay.mutate({ sheet: form.getValues(), asked: true }))
  const submit = form.handleSubmit((sheet) => {
    const gaps = [...depositorGaps(sheet), ...evidenceGaps(sheet)]
    for (const { path, message } of gaps) form.setError(path, { message })
    if (gaps[0]) return form.setFocus(gaps[0].path)
    if (!pay.isPending) pay.mutate({ sheet, asked: false })
  })
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Columns side={340}>
          <div>
            {children}
            <MeansSection
              means={means}
              total={total}
              mayDefer={mayDefer}
              allowed={allowed}
              onChange={(value) => form.setValue('means', value)}
            />
            <EvidenceSection />
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
                {payWords(means, total, false)}
              </Button>
            </PayBar>
            <Small>언제까지 무료로 취소할 수 있는지는 주문 상세에 있습니다.</Small>
          </Card>
        </Columns>
      </form>
    </FormProvider>
  )
}

interface Paying {
  readonly sheet: EvidenceSheet
  /** The evidence lies with the order. */
  readonly asked: boolean
}

/** Writes the attempt, then opens the window; what costs nothing needs none. */
function usePay(orderNumbers: readonly string[]) {
  const navigate = useNavigate()
  const once = useIdempotencyKey()
  const client = useQueryClient()
  const defer = useDefer()
  return useMutation({
    mutationFn: async ({ sheet, asked }: Paying) => {
      const evidence = asked ? null : evidenceOf(sheet)
      if (evidence)
        for (const orderNumber of orderNumbers)
          await call(askEvidence, { params: { orderNumber }, body: { evidence }, errors: 'throw' })
      if (sheet.means === DEFERRED) return navigate(await defer(orderNumbers), { replace: true })
      const { means: method, depositor } = sheet
      const body = { orderNumbers: [...orderNumbers], method, ...(method === WITHOUT_WINDOW ? { depositor } : {}) }
      // Each press that was answered is a try of its own at the gateway.
      const started = await once(body, (idempotencyKey) => call(startPayment, { body, idempotencyKey }))
      const pages = pagesAfter(orderNumbers)
      if (started.paid || started.waits || method === WITHOUT_WINDOW) {
        const { pathname, search } = new URL(pages.successUrl)
        await navigate(`${pathname}${search}${search ? '&' : '?'}orderId=${started.gatewayOrderId}`)
        return
      }
      await openPaymentWindow(started, method, pages, currentMember().uuid)
    },
    // Paid in another tab meanwhile, or cancelled: the page says so instead of offering to pay.
    onError: (error) => isConflict(error) && client.invalidateQueries({ queryKey: ['payable'] }),
  })
}

/** Owes the orders instead of paying them; answers with the page that shows them. */
function useDefer() {
  const once = useIdempotencyKey()
  const client = useQueryClient()
  return async (orderNumbers: readonly string[]): Promise<string> => {
    const body = { orderNumbers: [...orderNumbers] }
    const { left } = await once(body, (idempotencyKey) => call(deferOrders, { body, idempotencyKey }))
    toast(`후불로 주문했습니다. 남은 한도는 ${formatWon(left)}입니다.`)
    void client.invalidateQueries({ queryKey: ['own-credit'] })
    const [only] = orderNumbers.length === 1 ? orderNumbers : []
    return only ? to('/mypage/order/{orderNumber}', { orderNumber: only }) : to('/mypage/order')
  }
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
