import { useEffect, useState } from 'react'
import { type FieldPath, FormProvider, type UseFormReturn, useWatch } from 'react-hook-form'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { agreedDayOf } from '#/domain/brands/line-origin.ts'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import { freeCancelWords } from '#/domain/orders/line-nature.ts'
import { closedMeans } from '#/domain/orders/payment-means.ts'
import { isRemote } from '#/domain/orders/delivery-fee.ts'
import { neededConsents } from '#/domain/orders/consents.ts'
import { useShopFees } from '#/web/blocks/shop-fees/use-shop-fees.ts'
import { PayBar } from '#/web/blocks/payment/pay-bar.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { checkoutErrors } from './checkout-errors.ts'
import { CheckoutPart } from './checkout-part.tsx'
import { allPickup, type CheckoutValues } from './checkout-values.ts'
import { ConsentSection } from './consent-section.tsx'
import { CouponSection } from './coupon-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { EvidenceSection } from './evidence-section.tsx'
import type { LastSheet } from './first-values.ts'
import { MeansSection } from './means-section.tsx'
import { OrderSummary } from './order-summary.tsx'
import { OrdererSection } from './orderer-section.tsx'
import { payWords } from './pay-words.ts'
import { PlacesSection } from './places-section.tsx'
import { type PrepaidAsked, prepaidProblems, prepaidUsed } from './prepaid-rules.ts'
import { NothingToPay, PrepaidSection } from './prepaid-section.tsx'
import { type SplitFault, splitFault } from './split-messages.ts'
import { useOwnWallet } from './use-own-wallet.ts'
import { costsOf, useAmounts, usePlaceOrder } from './use-checkout-form.ts'
import { useJobDays } from '#/web/blocks/promised-day/use-job-days.ts'
import styles from './checkout.module.css'
import { type Restored as RestoredFrom, useKeptCheckout } from './use-kept-checkout.ts'

interface CheckoutFormProps {
  readonly items: readonly CartItem[]
  readonly last: LastSheet
  readonly proposed: PrepaidAsked
}

/** Order and payment on one page; one button does both. */
export function CheckoutForm({ items, last, proposed }: CheckoutFormProps) {
  const { form, restored, startAnew, finish } = useKeptCheckout(items, last)
  const [destinations, means] = useWatch({ control: form.control, name: ['destinations', 'means'] })
  const fault = splitFault(items, destinations)
  // Null: whatever takes off most, until the customer chooses.
  const [couponIds, setCouponIds] = useState<readonly string[] | null>(null)
  const [prepaid, setPrepaid] = useState(proposed)
  const amounts = useAmounts(items, destinations, couponIds, prepaid)
  const wallet = useOwnWallet()
  const today = useShopFees()
  const fees = amounts.data?.fees ?? today
  const days = useJobDays(
    items.map(workingDaysOf),
    destinations.map(({ method, zipcode }) => ({ method, isFar: isRemote(fees, zipcode) })),
    items.map(({ origin }) => agreedDayOf(origin)),
  )
  const order = usePlaceOrder(items, { onOrdered: finish, onPriceChanged: () => void amounts.refetch() })
  const total = amounts.data?.amounts.total
  const coupons = amounts.data?.coupons
  const used = prepaidUsed(amounts.data?.amounts)
  const refused = prepaidProblems(prepaid, wallet, amounts.data?.amounts)
  const pickup = allPickup(destinations)
  const natures = items.map(natureOf)
  const ready = fault === null && total !== undefined && !amounts.isPlaceholderData
  const { submit, asked, missing } = useSubmit(form, { pickup, fault }, (values) => {
    if (ready && !order.isPending) order.mutate({ values, shown: { total, couponIds: coupons?.used ?? [], ...used } })
  })
  const closed = total === undefined ? null : closedMeans(means, total)
  const pay = {
    // While the amount of a new address is reckoned a press would do nothing, and must not look as if it could.
    busy: order.isPending || order.isSuccess || (amounts.isPlaceholderData && fault === null),
    // What is wrong with the split is said where it is mended: the button leads there.
    disabled: (total === undefined && !fault) || closed !== null || refused !== null,
  }
  return (
    <form onSubmit={submit} noValidate>
      <Columns side={376}>
        <div>
          {restored && <Restored from={restored} onAnew={startAnew} />}
          <OrdererSection form={form} />
          {destinations.length > 0 && (
            <>
              <PlacesSection form={form} items={items} costs={costsOf(amounts)} fault={fault} asked={asked} />
              <DeliverySection form={form} items={items} days={days} fees={fees} />
            </>
          )}
          <CheckoutPart title="제작 요청">
            <Field label="담당자에게 전할 말" hint="색, 접는 방향처럼 알아 두면 좋은 것을 적어 주세요." optional>
              {(field) => <Textarea {...field} {...form.register('memo')} rows={2} maxLength={500} />}
            </Field>
          </CheckoutPart>
          {coupons && <CouponSection coupons={coupons} onChoose={setCouponIds} />}
          <PrepaidSection
            wallet={wallet}
            amounts={amounts.data?.amounts}
            asked={prepaid}
            problems={refused}
            onChange={setPrepaid}
          />
          {total === 0 ? (
            <NothingToPay />
          ) : (
            <FormProvider {...form}>
              <MeansSection means={means} total={total ?? 0} onChange={(value) => form.setValue('means', value)} />
              <EvidenceSection />
            </FormProvider>
          )}
          <ConsentSection
            form={form}
            pickup={pickup}
            natures={natures}
            problem={missing ? '필수 동의를 모두 확인해 주세요.' : null}
          />
        </div>
        <Card as="aside" sticky aria-label="결제 금액">
          <OrderSummary
            items={items}
            amounts={amounts.data?.amounts}
            places={destinations.map(({ method }, at) => ({ method, fee: amounts.data?.deliveryFees[at] ?? null }))}
            days={days}
          />
          {amounts.isError && (
            <Note tone="bad" role="alert">
              {amounts.error.message}
            </Note>
          )}
          {order.isError && <Note role="alert">{order.error.message}</Note>}
          <PayBar label="최종 결제금액" total={total}>
            <Button type="submit" variant="primary" block busy={pay.busy} disabled={pay.disabled}>
              {payWords(means, total, fault !== null)}
            </Button>
          </PayBar>
          <Small>{freeCancelWords(natures)}</Small>
        </Card>
      </Columns>
    </form>
  )
}

const workingDaysOf = ({ price }: CartItem): number => (price.state === 'priced' ? price.quote.workingDays : 0)

interface RestoredProps {
  readonly from: RestoredFrom
  readonly onAnew: () => void
}

function Restored({ from, onAnew }: RestoredProps) {
  return (
    <div className={styles.restored}>
      <Note tone="orange" role="status">
        {from === 'last-order' ? '지난 주문과 같은 곳으로 보냅니다.' : '쓰다 두신 주문서를 이어서 씁니다.'}{' '}
        <Button size="sm" variant="quiet" onClick={onAnew}>
          새로 쓰기
        </Button>
      </Note>
    </div>
  )
}

/** Sends the sheet when nothing is missing; else says all of it at once and goes to the first. */
function useSubmit(
  form: UseFormReturn<CheckoutValues>,
  { pickup, fault }: { readonly pickup: boolean; readonly fault: SplitFault | null },
  send: (values: CheckoutValues) => void,
) {
  const consents = useWatch({ control: form.control, name: 'consents' })
  const [asked, setAsked] = useState(false)
  const [goTo, setGoTo] = useState<FieldPath<CheckoutValues> | null>(null)
  useEffect(() => {
    // What was folded has opened by now.
    if (goTo) form.setFocus(goTo)
    setGoTo(null)
  }, [form, goTo])
  const missing = neededConsents(pickup).find(({ kind }) => !consents[kind])
  const submit = form.handleSubmit((values) => {
    setAsked(true)
    const gaps = checkoutErrors(values)
    for (const { path, message } of gaps) form.setError(path, { message })
    if (fault) return setGoTo(fault.cells[0])
    if (gaps[0]) return setGoTo(gaps[0].path)
    if (missing) return setGoTo(`consents.${missing.kind}`)
    send(values)
  })
  return { submit: (event: React.SyntheticEvent) => void submit(event), asked, missing: asked && missing !== undefined }
}
