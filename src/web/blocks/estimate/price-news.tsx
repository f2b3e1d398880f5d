import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { formatWon } from '#/web/ui/price.tsx'
import { dayText } from './day-text.ts'
import { Note, Small } from '#/web/ui/note.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'

/** What changed since the item was put in: a new price in won, why it can no longer be ordered, or which estimate holds it. Silent otherwise. */
export function PriceNews({ item }: { readonly item: CartItem }) {
  const { price } = item
  if (price.state === 'not-offered')
    return (
      <Note tone="bad" role="status">
        지금은 주문할 수 없습니다. {price.message} {!item.origin && '사양을 바꾸면 다시 주문할 수 있습니다.'}
      </Note>
    )
  if (item.estimate)
    return (
      <Small tone="plain">
        견적서{' '}
        <TextLink to={to('/document/estimate/{id}', { id: item.estimate.number })}>{item.estimate.number}</TextLink>{' '}
        금액입니다. {dayText(item.estimate.lastDay)}까지 지켜 드립니다.
      </Small>
    )
  const change = price.total - price.shownTotal
  if (change === 0) return null
  return (
    <Note role="status">
      담을 때보다 {formatWon(Math.abs(change))} {change > 0 ? '올랐습니다' : '내렸습니다'}. (
      {formatWon(price.shownTotal)} → {formatWon(price.total)})
    </Note>
  )
}
