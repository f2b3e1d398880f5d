import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for the screen reader only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
