import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './table.module.css'

export interface Column<Row> {
  readonly key: string
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand right. */
  readonly right?: boolean
  /** The cell that names the row. */
  readonly rowHead?: boolean
}

interface TableProps<Row> {
  readonly caption: string
  /** The caption is read by the eye too, where no heading stands above. */
  readonly captionShown?: boolean
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Rows become small sheets on a phone (the default); false keeps the grid and scrolls sideways. */
  readonly stacked?: boolean
  /** Many rows on one screen, for desks. */
  readonly dense?: boolean
}

export function Table<Row>({
  caption,
  captionShown = false,
  columns,
  rows,
  rowKey,
  stacked = true,
  dense,
}: TableProps<Row>) {
  const scroll = stacked ? {} : { tabIndex: 0, role: 'region', 'aria-label': caption }
  return (
    <div className={styles.frame} {...scroll}>
      <table className={cx(styles.table, stacked && styles.stacked, dense && styles.dense)}>
        <caption>{captionShown ? <b>{caption}</b> : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cx(column.right && styles.right)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const className = cx(column.right && styles.right)
  const content = <span>{column.cell(row)}</span>
  if (column.rowHead)
    return (
      <th scope="row" className={className} data-label={column.head}>
        {content}
      </th>
    )
  return (
    <td className={className} data-label={column.head}>
      {content}
    </td>
  )
}
