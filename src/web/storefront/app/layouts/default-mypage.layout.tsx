import { useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { useMember } from '#/web/api/session.ts'
import { useCurrentInView } from '#/web/ui/use-current-in-view.ts'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { MYPAGE_GROUPS } from '../chrome/nav-groups.ts'
import { Frame, PAGE_CLASS } from './frame.tsx'
import styles from './default-mypage.module.css'

/** One order and one parcel take the whole width and have a way back of their own. */
const WHOLE = /^\/mypage\/(?:order|shipping)\/./

export function Component() {
  const whole = WHOLE.test(useLocation().pathname)
  return (
    <Frame mainClassName={PAGE_CLASS}>
      <div className={whole ? undefined : styles.grid}>
        {!whole && <MyPageNav />}
        <div className={styles.content}>
          <Outlet />
        </div>
      </div>
    </Frame>
  )
}

function MyPageNav() {
  const name = useMember((user) => user.name)
  const hydrated = useHydrated()
  const row = useRef<HTMLElement>(null)
  useCurrentInView(row, useLocation().pathname)
  return (
    <nav ref={row} className={styles.side} aria-label="마이페이지">
      <p className={styles.name}>{hydrated && name ? `${name} 님` : '마이페이지'}</p>
      <div className={styles.groups}>
        {MYPAGE_GROUPS.map((group) => (
          <section key={group.title}>
            <h2>{group.title}</h2>
            {group.links.map((link) => (
              <NavLink key={link.to} to={link.to}>
                {link.label}
              </NavLink>
            ))}
          </section>
        ))}
      </div>
    </nav>
  )
}
