import { formatCount } from '#/lib/format-count.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { cx } from '#/web/ui/cx.ts'
import styles from './floor-strip.module.css'
import type { Floor } from './use-floor.ts'

/** Sheets in a row of a stack, how many are drawn of many, and how high a tray is that may be empty. */
const ROW = 12
const MOST_SHEETS = 96
const TRAY = 4
const STEP = { x: 9, y: 11 }

/** One small sheet for each job, stacked in its stage. A shop without work shows empty trays and no noughts. */
export function FloorStrip({ floor }: { readonly floor: Floor }) {
  const stages = [{ state: 'queue', label: '제작 차례', ...floor.queue }, ...floor.steps]
  const isEmpty = stages.every(({ lines }) => lines === 0)
  return (
    <>
      <ol className={cx(styles.stages, isEmpty && styles.empty)} aria-label="공정별 작업 수">
        {stages.map(({ state, label, lines, copies }) => (
          <li key={state}>
            <Stack lines={lines} />
            <b>{lines > 0 ? formatCount(lines) : isEmpty ? '' : '–'}</b>
            <span>{label}</span>
            {lines > 0 ? <small>{formatCount(copies)}부</small> : <VisuallyHidden>작업 없음</VisuallyHidden>}
          </li>
        ))}
      </ol>
      {isEmpty && <p className={styles.note}>오늘 첫 판이 비어 있습니다.</p>}
    </>
  )
}

function Stack({ lines }: { readonly lines: number }) {
  const drawn = Math.min(lines, MOST_SHEETS)
  const rows = Math.max(TRAY, Math.ceil(drawn / ROW))
  const sheets = Array.from({ length: drawn }, (_, at) => {
    const x = (at % ROW) * STEP.x
    const y = (rows - 1 - Math.floor(at / ROW)) * STEP.y
    return `M${x + 0.5} ${y + 0.5}h6v8h-6z`
  })
  return (
    <svg viewBox={`0 0 ${ROW * STEP.x} ${rows * STEP.y}`} aria-hidden="true">
      <path d={sheets.join('')} />
    </svg>
  )
}
