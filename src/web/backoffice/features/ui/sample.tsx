import type { ReactNode } from 'react'
import styles from './ui.module.css'

export function Sample({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.sample}>
      <h2>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
