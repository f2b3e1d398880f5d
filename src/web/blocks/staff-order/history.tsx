import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import styles from './order-panel.module.css'

export function History({ entries }: { readonly entries: StaffOrder['history'] }) {
  return (
    <details className={styles.history}>
      <summary>기록 {entries.length}</summary>
      <ol>
        {entries.map((entry) => (
          <li key={`${entry.at}${entry.what}${entry.who}`}>
            <ThreadClock at={entry.at} />
            <span>
              <b>{entry.what}</b> {entry.who}
              {entry.note && <em>{entry.note}</em>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
