import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { DELIVERY_FEE_RULE } from '#/domain/orders/delivery-fee.data.ts'
import {
  DELIVERY_METHOD_NAMES,
  DELIVERY_METHODS,
  type DeliveryMethod,
  paidOnArrival,
} from '#/domain/orders/delivery-fee.ts'
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
}

/** 배송: by whom, what the driver shall know, and on which day what happens. */
export function DeliverySection({ form, items, days }: DeliverySectionProps) {
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
          note: noteOf(value),
          figure: days ? arrivalText(value, days, first?.zipcode ?? '') : undefined,
        }))}
      />
      {!several && <RequestChoice form={form} at={0} />}
      {days && <DayPlanView items={items} days={days} />}
    </CheckoutPart>
  )
}

function noteOf(method: DeliveryMethod): string {
  if (method === 'pickup') return '배송비 없음'
  if (paidOnArrival(DELIVERY_FEE_RULE, method)) return '요금 착불'
  if (method === 'courier')
    return `상자당 ${formatWon(DELIVERY_FEE_RULE.perBox)}, 상품 ${formatWon(DELIVERY_FEE_RULE.freeFrom)}부터 첫 곳 무료`
  return formatWon(DELIVERY_FEE_RULE.carriers[method] ?? 0)
}

function arrivalText(method: DeliveryMethod, days: JobDays, zipcode: string): string {
  const last = arrivalsOf(days, [{ method, zipcode }]).toSorted().at(-1)
  if (!last) return ''
  return method === 'pickup' ? `${shortDay(last)}부터` : `${shortDay(last)} 도착`
}
