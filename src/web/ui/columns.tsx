import type { ComponentProps, CSSProperties } from 'react'
import styles from './columns.module.css'

interface ColumnsProps extends ComponentProps<'div'> {
  /** Width of the second column, in px. */
  readonly side: number
}

/** What a page is about, and beside it from the desk on what is done with it. */
export function Columns({ side, ...rest }: ColumnsProps) {
  return <div {...rest} className={styles.columns} style={{ '--side-column': `${side}px` } as CSSProperties} />
}
