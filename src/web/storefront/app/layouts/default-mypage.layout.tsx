import { useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { useIsGuest, useMember } from '#/web/api/session.ts'
import { GuestOrdersHint } from '#/web/blocks/guest-orders/guest-orders-hint.tsx'
import { useCurrentInView } from '#/web/ui/use-current-in-view.ts'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { GUEST_GROUPS, MYPAGE_GROUPS } from '../chrome/nav-groups.ts'
import { Frame, PAGE_CLASS } from './frame.tsx'
import styles from './default-mypage.module.css'

export function Component() {
  return (
    <Frame mainClassName={PAGE_CLASS}>
      <div className={styles.grid}>
        <MyPageNav />
        <div className={styles.content}>
          <GuestOrdersHint />
          <Outlet />
        </div>
      </div>
    </Frame>
  )
}

function MyPageNav() {
  const name = useMember((user) => user.name)
  const hydrated = useHydrated()
  const guest = useIsGuest() && hydrated
  const row = useRef<HTMLElement>(null)
  useCurrentInView(row, useLocation().pathname)
  return (
    <nav ref={row} className={styles.side} aria-label="마이페이지">
      <p className={styles.name}>{hydrated && name ? `${name} 님${guest ? ' (비회원)' : ''}` : '마이페이지'}</p>
      <div className={styles.groups}>
        {(guest ? GUEST_GROUPS : MYPAGE_GROUPS).map((group) => (
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
