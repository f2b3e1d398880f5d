import type { UseFormReturn } from 'react-hook-form'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { shareText } from '#/domain/orders/share-text.ts'
import type { Share } from '#/domain/orders/split-copies.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import styles from './checkout.module.css'
import type { CheckoutValues } from './checkout-values.ts'

interface CopiesFieldsProps {
  readonly form: UseFormReturn<CheckoutValues>
  readonly at: number
  readonly items: readonly CartItem[]
  readonly share: Share
}

/** How many of each item go here. The first destination is told, the others are asked. */
export function CopiesFields({ form, at, items, share }: CopiesFieldsProps) {
  if (at === 0)
    return (
      <ul className={styles.rest}>
        {items.map((item, line) => (
          <li key={item.id}>
            {shareText(item.title, item.spec.copies, Math.max(0, share[line] ?? 0), kindOf(item.spec.product).unit)}
          </li>
        ))}
      </ul>
    )
  return (
    <div className={styles.pair}>
      {items.map((item, line) => (
        <Field
          key={item.id}
          label={`보낼 수량 · ${item.title}`}
          hint={`모두 ${formatCount(item.spec.copies)}${kindOf(item.spec.product).unit}`}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register(`destinations.${at}.copies.${line}`)}
              inputMode="numeric"
              placeholder="0"
              maxLength={9}
              unit={kindOf(item.spec.product).unit}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
