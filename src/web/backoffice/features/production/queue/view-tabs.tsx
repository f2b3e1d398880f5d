import { Link } from 'react-router'
import { sameFilter } from '#/domain/orders/order-filter.ts'
import { MOST_COUNTED } from '#/contract/production/order-table.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { cx } from '#/web/ui/cx.ts'
import { type OrderAddress, writeAddress } from './order-address.ts'
import type { OrderView } from './use-order-table.ts'
import styles from './orders.module.css'

interface ViewTabsProps {
  readonly address: OrderAddress
  readonly views: readonly OrderView[]
}

/** Views of the shop, then those that people keep, each with its number of lines. */
export function ViewTabs({ address, views }: ViewTabsProps) {
  const current = viewOf(address, views)
  return (
    <nav className={styles.views} aria-label="보기">
      {views.map((view) => {
        const { id, name, filter, sort, columns, count, alarm } = view
        return (
          <Link
            key={id}
            to={`?${writeAddress({ view: id, filter, sort, columns }).toString()}`}
            aria-current={current?.id === id ? 'page' : undefined}
            className={cx(alarm && count !== null && count > 0 && styles.alarm)}
          >
            {name}
            {count !== null && <i>{count >= MOST_COUNTED ? `${formatCount(MOST_COUNTED)}+` : formatCount(count)}</i>}
          </Link>
        )
      })}
    </nav>
  )
}

/** The view that the address names, also when it was changed since; without a name the one that is the same. */
export function viewOf(address: OrderAddress, views: readonly OrderView[]): OrderView | null {
  if (address.view !== null) return views.find(({ id }) => id === address.view) ?? null
  return views.find((view) => isAsSaved(address, view)) ?? null
}

export const isAsSaved = (address: OrderAddress, view: OrderView): boolean =>
  sameFilter(address.filter, view.filter) &&
  address.sort === view.sort &&
  address.columns.join() === view.columns.join()
