import type { ReactNode } from 'react'
import styles from './site-footer.module.css'

/** A detail that the shop has not filled in yet: shown as missing, never made up. */
export function Pending({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.pending}>
      {children} <em>입력 전</em>
    </span>
  )
}
