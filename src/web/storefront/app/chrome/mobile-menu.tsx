import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { leaveMember } from '#/web/api/leave-member.ts'
import { useIsLoggedIn } from '#/web/api/session.ts'
import { IconButton } from '#/web/ui/button.tsx'
import { ColourBar } from '#/web/ui/marks.tsx'
import { KIND_LABELS, kindLink } from './nav-data.ts'
import { NOTICES_LINK } from './notices-link.ts'
import { FOOTER_GROUPS } from './nav-groups.ts'
import styles from './mobile-menu.module.css'

interface MobileMenuProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Everything the header has no room for on a phone; closes when another page is chosen. */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const element = useRef<HTMLDialogElement>(null)
  const loggedIn = useIsLoggedIn()
  // Closed before it is taken off the page: only closing gives the focus back to the button that opened it.
  useLayoutEffect(() => {
    const menu = element.current
    return () => menu?.close()
  }, [])
  useEffect(() => {
    if (open) element.current?.showModal()
    else element.current?.close()
  }, [open])
  return (
    <dialog ref={element} className={styles.menu} aria-label="전체 메뉴" onClose={onClose}>
      <div className={styles.head}>
        {loggedIn ? (
          <span className={styles.accounts}>
            <Link onClick={onClose} to={NOTICES_LINK} className={styles.account}>
              알림
            </Link>
            <button type="button" className={styles.account} onClick={() => void leaveMember()}>
              로그아웃
            </button>
          </span>
        ) : (
          <span className={styles.accounts}>
            <Link onClick={onClose} to="/member/login" className={styles.account}>
              로그인
            </Link>
            <Link onClick={onClose} to="/member/join" className={styles.account}>
              회원가입
            </Link>
          </span>
        )}
        <IconButton aria-label="메뉴 닫기" onClick={onClose}>
          ×
        </IconButton>
      </div>
      <nav aria-label="제품" className={styles.kinds}>
        {KIND_LABELS.map(({ slug, label }) => (
          <Link onClick={onClose} key={slug} to={kindLink(slug)}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.groups}>
        {FOOTER_GROUPS.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2>{group.title}</h2>
            {group.links.map((link) => (
              <Link onClick={onClose} key={link.to} to={link.to}>
                {link.label}
              </Link>
            ))}
          </nav>
        ))}
      </div>
      <ColourBar />
    </dialog>
  )
}
