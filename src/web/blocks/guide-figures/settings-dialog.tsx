import { cx } from '#/web/ui/cx.ts'
import styles from './figure.module.css'

interface DialogProps {
  readonly title: string
  /** What is asked for, and what to answer. */
  readonly rows: readonly (readonly [string, string])[]
  readonly tick: string
}

const ROW = 32
const TOP = 54

/** A window of a program, with only what matters for print in it. */
export function SettingsDialog({ title, rows, tick }: DialogProps) {
  const foot = TOP + rows.length * ROW
  return (
    <svg
      viewBox={`0 0 330 ${foot + 44}`}
      role="img"
      aria-label={`${title}: ${rows.map((row) => row.join(' ')).join(', ')}`}
    >
      <rect x={14} y={14} width={302} height={foot + 16} fill="#fff" />
      <rect x={14} y={14} width={302} height={foot + 16} className={styles.measure} />
      <text className={cx(styles.words, styles.strong)} x={28} y={38}>
        {title}
      </text>
      {rows.map(([name, value], at) => (
        <g key={name} transform={`translate(0 ${TOP + at * ROW})`}>
          <text className={styles.words} x={28} y={18}>
            {name}
          </text>
          <rect x={126} width={176} height={26} fill="#fff" stroke="var(--orange-bright)" strokeWidth={2} />
          <text className={cx(styles.words, styles.strong)} x={136} y={18}>
            {value}
          </text>
        </g>
      ))}
      <path d={`M28 ${foot + 4}h12v12h-12z`} />
      <path d={`M30.5 ${foot + 10}l3 3 5-6`} stroke="#fff" strokeWidth={1.6} fill="none" />
      <text className={styles.words} x={48} y={foot + 15}>
        {tick}
      </text>
    </svg>
  )
}
