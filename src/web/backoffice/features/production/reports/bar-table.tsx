import type { ReactNode } from 'react'
import { cx } from '#/web/ui/cx.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './reports.module.css'

interface BarRow {
  readonly id: string
  readonly name: ReactNode
  /** Lengths of the bar's parts from the left, as many as there are shades. */
  readonly parts: readonly number[]
  /** It is late or loses money. */
  readonly alarm?: boolean
  /** The last part wears a dimension line. */
  readonly measured?: boolean
  readonly cells: readonly ReactNode[]
}

interface BarTableProps {
  readonly caption: string
  /** Of the name and of each cell. */
  readonly heads: readonly string[]
  readonly rows: readonly BarRow[]
  readonly empty: string
}

/** A table whose rows have a bar each: the eye compares lengths, everybody else reads the figures. */
export function BarTable({ caption, heads, rows, empty }: BarTableProps) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>
  const longest = Math.max(1, ...rows.map(({ parts }) => parts.reduce((sum, part) => sum + Math.max(0, part), 0)))
  const [first, ...others] = heads
  return (
    <table className={styles.bars}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col" className={styles.barHead}>
            <VisuallyHidden>크기</VisuallyHidden>
          </th>
          {others.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, parts, alarm, measured, cells }) => (
          <tr key={id} className={cx(alarm && styles.alarm, measured && styles.measured)}>
            <th scope="row">{name}</th>
            <td className={styles.bar}>
              <span aria-hidden="true">
                {parts.map((part, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the parts of a bar are told by their place
                  <i key={at} style={{ width: `${(Math.max(0, part) / longest) * 100}%` }} />
                ))}
              </span>
            </td>
            {cells.map((cell, at) => (
              <td key={others[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
