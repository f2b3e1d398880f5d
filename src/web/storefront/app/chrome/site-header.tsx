import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { leaveMember } from '#/web/api/leave-member.ts'
import { useIsGuest, useIsLoggedIn } from '#/web/api/session.ts'
import { latePart } from '#/web/ui/lazy-part.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { BrandMark } from './brand-mark.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { KIND_LABELS, kindLink } from './nav-data.ts'
import styles from './site-header.module.css'

const CartCount = latePart(async () => (await import('./cart-count.tsx')).CartCount)
const UnreadCount = latePart(async () => (await import('./unread-count.tsx')).UnreadCount)

export function SiteHeader() {
  const [menuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  return (
    <header className={styles.top}>
      <div className={styles.wrap}>
        <BrandMark />
        <nav className={styles.kinds} aria-label="제품">
          {KIND_LABELS.map(({ slug, label }) => (
            <Link
              key={slug}
              to={kindLink(slug)}
              aria-current={pathname.startsWith(`/product/${slug}/`) ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <Tools />
        <button
          type="button"
          className={styles.menu}
          aria-label="전체 메뉴 열기"
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        />
      </div>
      {menuOpen ? <MobileMenu open onClose={() => setMenuOpen(false)} /> : null}
    </header>
  )
}

/** The server renders the visitor's tools; the member's take the same room once the page listens. */
function Tools() {
  const loggedIn = useIsLoggedIn()
  const hydrated = useHydrated()
  const member = hydrated && loggedIn
  const guest = useIsGuest()
  return (
    <div className={styles.tools}>
      <Link className={styles.wide} to="/cust/notice">
        고객센터
      </Link>
      {member ? (
        <button type="button" className={`${styles.wide} ${styles.session}`} onClick={() => void leaveMember()}>
          로그아웃
        </button>
      ) : (
        <Link className={`${styles.wide} ${styles.session}`} to="/member/login">
          로그인
        </Link>
      )}
      <Link className={`${styles.wide} ${styles.mine}`} to="/mypage/order">
        마이페이지
        {member && !guest ? <UnreadCount /> : null}
      </Link>
      <Link className={styles.cart} to="/mypage/cart">
        <Icon name="cart-outline" />
        장바구니
        {member ? <CartCount /> : null}
      </Link>
    </div>
  )
}
