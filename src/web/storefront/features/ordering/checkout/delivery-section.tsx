import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import {
  DELIVERY_METHOD_NAMES,
  DELIVERY_METHODS,
  type DeliveryFees,
  type DeliveryMethod,
  isRemote,
} from '#/domain/orders/delivery-fee.ts'
import { feeWords } from '#/domain/orders/fees-words.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { RadioTiles } from '#/web/ui/choice-tiles.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { CheckoutPart } from './checkout-part.tsx'
import type { CheckoutValues } from './checkout-values.ts'
import { DayPlanView } from './day-plan-view.tsx'
import { RequestChoice } from './request-choice.tsx'
import { arrivalsOf, type JobDays, shortDay } from '#/web/blocks/promised-day/use-job-days.ts'

interface DeliverySectionProps {
  readonly form: UseFormReturn<CheckoutValues>
  readonly items: readonly CartItem[]
  /** Null until the shop's calendar is there: then no day is named. */
  readonly days: JobDays | null
  /** Those that the sheet is summed by. */
  readonly fees: DeliveryFees
}

/** 배송: by whom, what the driver shall know, and on which day what happens. */
export function DeliverySection({ form, items, days, fees }: DeliverySectionProps) {
  const destinations = useWatch({ control: form.control, name: 'destinations' })
  const [first] = destinations
  const several = destinations.length > 1
  const same = destinations.every(({ method }) => method === first?.method)
  const all = (method: DeliveryMethod) => {
    for (const at of destinations.keys()) form.setValue(`destinations.${at}.method`, method, { shouldDirty: true })
  }
  return (
    <CheckoutPart title="배송">
      <RadioTiles
        legend={<VisuallyHidden>받는 방법</VisuallyHidden>}
        aside={several ? '받는 곳 모두에' : undefined}
        columns={4}
        value={same ? (first?.method ?? null) : null}
        onChange={all}
        choices={DELIVERY_METHODS.map((value) => ({
          value,
          label: DELIVERY_METHOD_NAMES[value],
          note: noteOf(fees, value),
          figure: days ? arrivalText(value, days, isRemote(fees, first?.zipcode ?? '')) : undefined,
        }))}
      />
      {!several && <RequestChoice form={form} at={0} />}
      {days && !items.every(({ spec }) => isKit(spec)) && <DayPlanView items={items} days={days} />}
    </CheckoutPart>
  )
}

function noteOf(fees: DeliveryFees, method: DeliveryMethod): string {
  if (method === 'pickup') return '배송비 없음'
  const words = feeWords(fees, method)
  if (method !== 'courier') return words === '착불' ? '요금 착불' : words
  return fees.freeFrom === null ? words : `${words}, 상품 ${formatWon(fees.freeFrom)}부터 첫 곳 무료`
}

function arrivalText(method: DeliveryMethod, days: JobDays, isFar: boolean): string {
  const last = arrivalsOf(days, [{ method, isFar }]).toSorted().at(-1)
  if (!last) return ''
  return method === 'pickup' ? `${shortDay(last)}부터` : `${shortDay(last)} 도착`
}
