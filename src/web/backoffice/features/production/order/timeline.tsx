import { useState } from 'react'
import type { OrderDesk, TimelineEntry } from '#/contract/production/order-desk.contract.ts'
import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { cx } from '#/web/ui/cx.ts'
import { EmptyState } from '#/web/ui/states.tsx'
import styles from './timeline.module.css'

const VIEWS = [
  { id: 'all', label: '모두', kinds: ['said', 'answered', 'sent', 'note', 'event'] },
  { id: 'talk', label: '대화', kinds: ['said', 'answered', 'sent'] },
  { id: 'notes', label: '내부 메모', kinds: ['note'] },
  { id: 'events', label: '기록', kinds: ['event'] },
] as const

/** What the thread tells already, in the words of whoever did it. */
const TOLD_IN_THREAD: readonly string[] = ['file send-proof', 'file ask-changes', 'file approve']

interface TimelineProps {
  readonly order: StaffOrder
  readonly timeline: OrderDesk['timeline']
}

/** One list of everything: the customer, what was sent, notes that never leave the house, and events. Newest first. */
export function Timeline({ order, timeline }: TimelineProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]['id']>('all')
  const kinds: readonly string[] = VIEWS.find(({ id }) => id === view)?.kinds ?? []
  const all = [...timeline, ...eventsOf(order)].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const shown = all.filter(({ kind }) => kinds.includes(kind))
  return (
    <>
      <div className={styles.views} role="group" aria-label="무엇을 볼지">
        {VIEWS.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={view === id} onClick={() => setView(id)}>
            {label}
          </button>
        ))}
      </div>
      {shown.length === 0 && <EmptyState title="아직 없습니다" />}
      <ol className={styles.timeline}>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} title={titleOf(order, entry)} />
        ))}
      </ol>
    </>
  )
}

const eventsOf = (order: StaffOrder): TimelineEntry[] =>
  order.history
    .filter(({ key }) => !TOLD_IN_THREAD.includes(key))
    .map(({ at, key, who, what, note }, index) => ({
      id: `${key} ${at} ${index}`,
      kind: 'event',
      at,
      who,
      head: what,
      text: note,
      lineId: null,
    }))

/** Which line it is about, where there are several. */
const titleOf = ({ lines }: StaffOrder, { lineId }: TimelineEntry) =>
  lines.length > 1 ? lines.find((line) => line.lineId === lineId)?.title : undefined

function Entry({ entry, title }: { readonly entry: TimelineEntry; readonly title: string | undefined }) {
  const { kind, who, head, text, at } = entry
  if (kind === 'event')
    return (
      <li className={styles.event}>
        <span>
          {head} · {who}
          {text && <em>{text}</em>}
        </span>
        <ThreadClock at={at} />
      </li>
    )
  return (
    <li className={cx(styles.entry, styles[kind])}>
      <p className={styles.head}>
        <b>{who}</b>
        {kind === 'note' && <Badge tone="warn">내부 메모</Badge>}
        {kind === 'sent' && <Badge>보냄</Badge>}
        {head && <span>{head}</span>}
        {title && <span>{title}</span>}
        <ThreadClock at={at} />
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  )
}
