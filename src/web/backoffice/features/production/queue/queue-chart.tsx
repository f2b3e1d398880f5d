import { useState } from 'react'
import type { QueueRow } from '#/contract/production/queue.contract.ts'
import { seoulDay, seoulTime } from '#/lib/seoul-time.ts'
import { cx } from '#/web/ui/cx.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { dayScale, spanText, type DayScale } from './chart-scale.ts'
import { QuietKinds } from './quiet-kinds.tsx'
import { TextButton } from './text-button.tsx'
import styles from './queue.module.css'

interface QueueChartProps {
  readonly rows: readonly QueueRow[]
  /** False before the first answer: the rows stand, and nothing is said of them yet. */
  readonly known: boolean
  /** Asks again; there where the answer did not come. */
  readonly onRetry?: (() => void) | undefined
  readonly chosen: QueueRow['kind'] | null
  readonly onChoose: (kind: QueueRow['kind'] | null) => void
}

/** Each kind of work as a row against the clock: every waiting item a line from when it came to when it is due. */
export function QueueChart({ rows, known, onRetry, chosen, onChoose }: QueueChartProps) {
  const now = useNow()
  const [open, setOpen] = useState(false)
  const scale = dayScale(now)
  const total = rows.reduce((sum, row) => sum + row.count, 0)
  const late = rows.reduce((sum, row) => sum + row.overdue, 0)
  // What somebody works on stays a row when its last one is done. Chosen in the open line it stays there, under the finger.
  const isQuiet = (row: QueueRow) => known && row.count === 0 && (open || row.kind !== chosen)
  const loud = known ? rows.filter((row) => !isQuiet(row)) : rows.slice(0, ROWS_BEFORE)
  const press = (kind: QueueRow['kind']) => onChoose(kind === chosen ? null : kind)
  return (
    <section className={styles.queue} data-waiting={(!known && !onRetry) || undefined} aria-labelledby="queue-title">
      <div className={styles.head}>
        <h1 id="queue-title">지금 사람이 필요한 일</h1>
        <p>
          {known && (total > 0 ? `${total}건` : '기다리는 일이 없습니다')}
          {late > 0 && <b>, 마감 지난 일 {late}건</b>}
        </p>
        {loud.length > 0 && <Legend />}
      </div>
      {onRetry && (
        <p role="alert">
          기다리는 일을 불러오지 못했습니다.
          <TextButton onClick={onRetry}>다시 시도</TextButton>
        </p>
      )}
      {loud.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard
        <div className={styles.kinds} tabIndex={0} role="region" aria-label="종류마다 기다리는 일">
          <table className={styles.chart}>
            <ChartHead scale={scale} now={now} />
            <tbody>
              {loud.map((row) => (
                <ChartRow
                  // Rows of before the answer are other rows: what moves under the eye would be a shift.
                  key={known ? row.kind : `empty ${row.kind}`}
                  row={row}
                  known={known}
                  scale={scale}
                  now={now}
                  chosen={row.kind === chosen}
                  onChoose={() => press(row.kind)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <QuietKinds rows={rows.filter(isQuiet)} open={open} onOpen={setOpen} chosen={chosen} onChoose={press} />
    </section>
  )
}

/** As much room as an ordinary day takes, until the answer says how many kinds wait; what stands below is shown only then. */
const ROWS_BEFORE = 6

function ChartHead({ scale, now }: Pick<ChartRowProps, 'scale' | 'now'>) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>종류</VisuallyHidden>
        </th>
        <th scope="col">
          <VisuallyHidden>건수</VisuallyHidden>
        </th>
        <th scope="col">
          <VisuallyHidden>기다린 시간과 마감</VisuallyHidden>
          <Axis scale={scale} now={now} />
        </th>
        <th scope="col">가장 오래</th>
        <th scope="col">먼저 마감</th>
      </tr>
    </thead>
  )
}

function Legend() {
  return (
    <p className={styles.legend}>
      <svg viewBox="0 0 34 12" aria-hidden="true">
        <path d="M1 6h20M1 2.5v7" stroke="var(--ink)" strokeWidth="1.4" />
        <path d="M21 6h8" stroke="var(--line-strong)" strokeWidth="1.4" />
        <circle cx="30" cy="6" r="2.6" fill="var(--sheet)" stroke="var(--ink-3)" />
      </svg>
      들어온 때부터 마감까지
    </p>
  )
}

const share = (x: number) => `${x * 100}%`

function Axis({ scale, now }: { readonly scale: DayScale; readonly now: Date }) {
  const x = scale.at(now.getTime())
  return (
    <svg className={styles.axis} aria-hidden="true">
      {scale.hours.map((hour) => (
        <g key={hour.label}>
          <line x1={share(hour.x)} x2={share(hour.x)} y1={hour.major ? 14 : 17} y2={20} stroke="var(--line-strong)" />
          {hour.major && Math.abs(hour.x - x) > 0.045 && (
            <text x={share(hour.x)} y={10} textAnchor={hour.x === 0 ? 'start' : hour.x === 1 ? 'end' : 'middle'}>
              {hour.label}
            </text>
          )}
        </g>
      ))}
      <text className={styles.now} x={share(x)} y={10} textAnchor="middle">
        {seoulTime(now)}
      </text>
    </svg>
  )
}

interface ChartRowProps {
  readonly row: QueueRow
  readonly known: boolean
  readonly scale: DayScale
  readonly now: Date
  readonly chosen: boolean
  readonly onChoose: () => void
}

function ChartRow({ row, known, scale, now, chosen, onChoose }: ChartRowProps) {
  const none = known ? '—' : ''
  const dues = row.items.flatMap((item) => (item.due ? [new Date(item.due)] : []))
  const first = dues.toSorted((a, b) => a.getTime() - b.getTime())[0]
  return (
    <tr className={cx(chosen && styles.chosen)} data-none={(known && row.count === 0) || undefined}>
      <th scope="row">
        <button type="button" aria-pressed={chosen} onClick={onChoose}>
          {row.label}
        </button>
      </th>
      <td className={styles.count}>{known && row.count}</td>
      <td className={styles.ruler}>
        <Lines row={row} scale={scale} now={now} />
        <i style={{ left: share(scale.at(now.getTime())) }} />
      </td>
      <td className={styles.oldest}>{row.oldest ? spanText(now.getTime() - Date.parse(row.oldest)) : none}</td>
      <td className={cx(styles.first, first && first < now && styles.late)}>{first ? dueText(first, now) : none}</td>
    </tr>
  )
}

/** Lines share the height of the row; beyond this many they would run into each other. */
const MOST_LINES = 8
const HEIGHT = 24

function Lines({ row, scale, now }: Pick<ChartRowProps, 'row' | 'scale' | 'now'>) {
  const items = row.items.slice(0, MOST_LINES)
  const gap = Math.min(4.6, (HEIGHT - 8) / Math.max(1, items.length))
  const top = (HEIGHT - gap * (items.length - 1)) / 2
  const nowX = scale.at(now.getTime())
  return (
    <svg
      role="img"
      aria-label={`${row.label} ${row.count}건${row.overdue > 0 ? `, 마감 지난 일 ${row.overdue}건` : ''}`}
    >
      {items.map((item, index) => {
        const y = top + gap * index
        const since = scale.at(Date.parse(item.since))
        const due = item.due ? scale.at(Date.parse(item.due)) : null
        const late = item.due !== null && Date.parse(item.due) < now.getTime()
        const ink = late ? 'var(--orange)' : 'var(--ink)'
        return (
          <g key={`${item.orderNumber} ${item.since}`}>
            <line x1={share(since)} x2={share(nowX)} y1={y} y2={y} stroke={ink} strokeWidth={late ? 2 : 1.3} />
            <line x1={share(since)} x2={share(since)} y1={y - 2.5} y2={y + 2.5} stroke={ink} strokeWidth="1.3" />
            {due !== null && !late && (
              <line x1={share(nowX)} x2={share(due)} y1={y} y2={y} stroke="var(--line-strong)" strokeWidth="1.2" />
            )}
            {due !== null && (
              <circle
                cx={share(due)}
                cy={y}
                r="2.6"
                fill={late ? 'var(--orange)' : 'var(--sheet)'}
                stroke={late ? 'var(--orange)' : 'var(--ink-3)'}
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** The time when it is today, else the day. */
const dueText = (due: Date, now: Date): string =>
  seoulDay(due) === seoulDay(now) ? seoulTime(due) : seoulDay(due).slice(5).replace('-', '.')
