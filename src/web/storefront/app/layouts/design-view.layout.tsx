import { Link, Outlet } from 'react-router'
import { Icon } from '#/web/ui/icon.tsx'
import { SkipLink } from './frame.tsx'
import styles from './design-view.module.css'

/** The light table: pages on dark ground, the whole window for them. */
export function Component() {
  return (
    <div className={styles.table}>
      <SkipLink />
      <header className={styles.bar}>
        <Link to="/mypage/draft">
          <Icon name="arrow-left" /> 시안 목록
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  )
}
