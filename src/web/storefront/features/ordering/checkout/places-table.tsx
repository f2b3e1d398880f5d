import type { CSSProperties } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { sharesOf, type CheckoutValues } from './checkout-values.ts'
import { PlaceColumn } from './place-column.tsx'
import styles from './places.module.css'
import type { PlaceCost } from './use-checkout-form.ts'

interface PlacesTableProps {
  readonly form: UseFormReturn<CheckoutValues>
  readonly items: readonly CartItem[]
  readonly costs: readonly PlaceCost[]
  readonly keys: readonly string[]
  /** Cells whose numbers cannot be ordered. */
  readonly wrong: readonly string[]
  /** Which one is being changed; -1 when none is. */
  readonly opened: number
  readonly onOpen: (at: number) => void
  readonly onRemove: (at: number) => void
}

/** 배부표: jobs down, places across, how many copies go where, and each row proves its sum. On a phone a card per place. */
export function PlacesTable({ form, items, costs, keys, wrong, opened, onOpen, onRemove }: PlacesTableProps) {
  const destinations = useWatch({ control: form.control, name: 'destinations' })
  const shares = sharesOf(items, destinations)
  const style = { '--jobs': items.length } as CSSProperties
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls sideways has to be reachable by keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="배부표">
      <div className={styles.table} style={style}>
        <div className={styles.jobs} aria-hidden="true">
          <span>받는 곳 모두 {keys.length}곳</span>
          {items.map((item) => (
            <span key={item.id} className={styles.job}>
              <JobPicture line={item} size={34} />
              <span>
                <b>{item.title}</b>
                {formatCount(item.spec.copies)}
                {kindOf(item.product).unit}
              </span>
            </span>
          ))}
          <span>상자와 무게</span>
        </div>
        {keys.map((key, at) => (
          <PlaceColumn
            key={key}
            form={form}
            at={at}
            items={items}
            share={shares[at] ?? []}
            cost={costs[at] ?? null}
            wrong={wrong}
            open={opened === at}
            onOpen={() => onOpen(at)}
            onRemove={at > 0 ? () => onRemove(at) : null}
          />
        ))}
        <div className={styles.sums}>
          <span>합계</span>
          {items.map((item, line) => {
            const sum = shares.reduce((all, share) => all + (share[line] ?? 0), 0)
            const fits = (shares[0]?.[line] ?? 0) >= 0
            return (
              <span key={item.id} data-fits={fits}>
                <span className={styles.sumTitle}>{item.title}</span>
                <b>
                  {formatCount(sum)}
                  {kindOf(item.product).unit}
                </b>
                {fits ? '✓ 맞음' : '넘침'}
              </span>
            )
          })}
          <span>{costs.length > 0 && `${costs.reduce((all, { boxes }) => all + boxes, 0)}상자`}</span>
        </div>
      </div>
    </div>
  )
}
