import { useId } from 'react'
import type { QueueRow } from '#/contract/production/queue.contract.ts'
import styles from './quiet-kinds.module.css'

interface QuietKindsProps {
  /** Kinds that nothing waits in. */
  readonly rows: readonly QueueRow[]
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly chosen: QueueRow['kind'] | null
  readonly onChoose: (kind: QueueRow['kind']) => void
}

/** One line for all the kinds of work that nothing waits in; opened, each can be chosen like a row of the chart. */
export function QuietKinds({ rows, open, onOpen, chosen, onChoose }: QuietKindsProps) {
  const list = useId()
  if (rows.length === 0) return null
  return (
    <div className={styles.quiet}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => onOpen(!open)}
      >
        비어 있는 일 {rows.length}가지
      </button>
      <ul id={list} hidden={!open}>
        {rows.map(({ kind, label }) => (
          <li key={kind}>
            <button type="button" aria-pressed={kind === chosen} onClick={() => onChoose(kind)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
