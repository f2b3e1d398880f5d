import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import { DELIVERY_METHOD_NAMES } from '#/domain/orders/delivery-fee.ts'
import type { Share } from '#/domain/orders/split-copies.ts'
import { Button } from '#/web/ui/button.tsx'
import { Input } from '#/web/ui/input.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { destinationGaps } from './checkout-errors.ts'
import type { CheckoutValues } from './checkout-values.ts'
import { feeText } from './fee-text.ts'
import styles from './places.module.css'
import type { PlaceCost } from './use-checkout-form.ts'

interface PlaceColumnProps {
  readonly form: UseFormReturn<CheckoutValues>
  readonly at: number
  readonly items: readonly CartItem[]
  readonly share: Share
  readonly cost: PlaceCost | null
  readonly wrong: readonly string[]
  readonly open: boolean
  readonly onOpen: () => void
  /** Null for the first one, which gets what the others leave. */
  readonly onRemove: (() => void) | null
}

/** One place of the table: who, how many of each job, what it weighs and costs. */
export function PlaceColumn({ form, at, items, share, cost, wrong, open, onOpen, onRemove }: PlaceColumnProps) {
  const place = useWatch({ control: form.control, name: `destinations.${at}` })
  const name = `받는 곳 ${at + 1}`
  const missing = destinationGaps(place, at).length > 0
  return (
    // No fieldset: its rows could not stand in line with those of its neighbours.
    <div role="group" className={styles.place} aria-label={name}>
      <div className={styles.head}>
        <p>
          <b>{place.method === 'pickup' ? DELIVERY_METHOD_NAMES.pickup : place.receiver || name}</b>
          {place.method !== 'pickup' && (
            <>
              {place.phone && <span>{place.phone}</span>}
              <span>{[place.address, place.addressEtc].filter(Boolean).join(' ') || '주소를 적어 주세요'}</span>
            </>
          )}
        </p>
        <p className={styles.acts}>
          <Button
            size="sm"
            variant={missing && !open ? 'ink' : 'quiet'}
            aria-expanded={open}
            aria-label={`${name} ${missing ? '주소 적기' : '변경'}`}
            onClick={onOpen}
          >
            {missing ? '주소 적기' : '변경'}
          </Button>
          {onRemove && (
            <Button size="sm" variant="quiet" aria-label={`${name} 삭제`} onClick={onRemove}>
              삭제
            </Button>
          )}
        </p>
      </div>
      {items.map((item, line) => (
        <label key={item.id} className={styles.cell}>
          <span className={styles.cellTitle}>{item.title}</span>
          <VisuallyHidden> 보낼 수량</VisuallyHidden>
          {at === 0 ? (
            <output className={styles.rest}>
              {formatCount(Math.max(0, share[line] ?? 0))} {kindOf(item.product).unit}
            </output>
          ) : (
            <Input
              {...form.register(`destinations.${at}.copies.${line}`)}
              aria-invalid={wrong.includes(`destinations.${at}.copies.${line}`) || undefined}
              inputMode="numeric"
              placeholder="0"
              maxLength={9}
              autoComplete="off"
              unit={kindOf(item.product).unit}
            />
          )}
        </label>
      ))}
      <p className={styles.foot}>
        {cost && `${cost.boxes}상자 · ${(cost.grams / 1000).toFixed(1)} kg`}
        <span>{feeText({ method: place.method, fee: cost?.fee ?? null })}</span>
      </p>
    </div>
  )
}
