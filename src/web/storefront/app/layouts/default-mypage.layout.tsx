import { useRef } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router'
import { useIsGuest, useMember } from '#/web/api/session.ts'
import { GuestOrdersHint } from '#/web/blocks/guest-orders/guest-orders-hint.tsx'
import { useCurrentInView } from '#/web/ui/use-current-in-view.ts'
import { latePart } from '#/web/ui/lazy-part.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { isNotices, NOTICES_LINK } from '../chrome/notices-link.ts'
import { GUEST_GROUPS, MYPAGE_GROUPS } from '../chrome/nav-groups.ts'
import { Frame, PAGE_CLASS } from './frame.tsx'
import styles from './default-mypage.module.css'

const AnswerCount = latePart(async () => (await import('../chrome/answer-count.tsx')).AnswerCount)
/** The cart, one order, one parcel and one inquiry take the whole width. */
const WHOLE = /^\/mypage\/(?:cart\/?$|(?:order|shipping)\/.|contact\/(?:old\/)?chat\/.)/

export function Component() {
  const whole = WHOLE.test(useLocation().pathname)
  return (
    <Frame mainClassName={PAGE_CLASS}>
      <div className={whole ? undefined : styles.grid}>
        {!whole && <MyPageNav />}
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
  const { pathname, search } = useLocation()
  useCurrentInView(row, pathname + search)
  const notices = isNotices(pathname, search)
  return (
    <nav ref={row} className={styles.side} aria-label="마이페이지">
      <p className={styles.name}>{hydrated && name ? `${name} 님${guest ? ' (비회원)' : ''}` : '마이페이지'}</p>
      <div className={styles.groups}>
        {(guest ? GUEST_GROUPS : MYPAGE_GROUPS).map((group) => (
          <section key={group.title}>
            <h2>{group.title}</h2>
            {group.links.map((link) => (
              <NavLink key={link.to} to={link.to} aria-current={notices ? 'false' : 'page'}>
                {link.label}
                {link.to === '/mypage/contact' && hydrated && <AnswerCount />}
              </NavLink>
            ))}
            {group.title === '나' && (
              <Link to={NOTICES_LINK} aria-current={notices ? 'page' : undefined}>
                알림
              </Link>
            )}
          </section>
        ))}
      </div>
    </nav>
  )
}
