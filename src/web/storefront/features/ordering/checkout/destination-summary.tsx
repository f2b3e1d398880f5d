import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { DELIVERY_METHOD_NAMES } from '#/domain/orders/delivery-fee.ts'
import { shareText } from '#/domain/orders/share-text.ts'
import type { Share } from '#/domain/orders/split-copies.ts'
import styles from './checkout.module.css'
import type { Destination } from './checkout-values.ts'

interface DestinationSummaryProps {
  readonly destination: Destination
  readonly items: readonly CartItem[]
  readonly share: Share
}

/** A finished destination in two lines, so that twenty of them can be looked through. */
export function DestinationSummary({ destination, items, share }: DestinationSummaryProps) {
  const { method, receiver, zipcode, address, addressEtc } = destination
  const goes = items.flatMap(({ id, title, spec }, line) => {
    const copies = share[line] ?? 0
    return copies > 0 ? [{ id, text: shareText(title, spec.copies, copies, kindOf(spec.product).unit) }] : []
  })
  return (
    <div className={styles.summary}>
      <p>
        <b>{method === 'pickup' ? DELIVERY_METHOD_NAMES.pickup : receiver}</b>
        {method !== 'pickup' && ` ${[`(${zipcode})`, address, addressEtc].filter(Boolean).join(' ')}`}
      </p>
      {goes.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
