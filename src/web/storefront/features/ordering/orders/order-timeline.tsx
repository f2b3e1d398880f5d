import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { orderMoment } from './order-dates.ts'
import styles from './orders.module.css'

type Entry = OrderDetail['timeline'][number]
/** What a glance takes in; an order of several jobs has dozens of entries. */
const SHOWN = 5

/** What happened to the order, newest first; the older part is folded away. */
export function OrderTimeline({ entries }: { readonly entries: readonly Entry[] }) {
  const newest = entries.toReversed()
  // A fold that hides one entry is longer than the entry.
  const shown = newest.length > SHOWN + 1 ? newest.slice(0, SHOWN) : newest
  const older = newest.slice(shown.length)
  return (
    <>
      <Entries entries={shown} newest />
      {older.length > 0 && (
        <Disclosure summary={`이전 내역 ${older.length}건`}>
          <Entries entries={older} />
        </Disclosure>
      )}
    </>
  )
}

function Entries({ entries, newest }: { readonly entries: readonly Entry[]; readonly newest?: boolean }) {
  return (
    <ol className={styles.timeline} data-newest={newest}>
      {entries.map((entry, index) => (
        <li key={`${entry.at}-${index}`}>
          <time dateTime={entry.at}>{orderMoment(entry.at)}</time>
          <span>
            {entry.line !== null && `${entry.line}번 품목: `}
            {entry.text}
          </span>
        </li>
      ))}
    </ol>
  )
}
