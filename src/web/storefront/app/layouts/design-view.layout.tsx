import { Outlet } from 'react-router'
import { SkipLink } from './frame.tsx'
import styles from './design-view.module.css'

/** The light table: pages on dark ground, the whole window for them, without a head of its own. */
export function Component() {
  return (
    <div className={styles.table}>
      <SkipLink />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  )
}
