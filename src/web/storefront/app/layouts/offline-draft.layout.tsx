import { Link, Outlet, useNavigate } from 'react-router'
import { partnerSession } from '#/web/api/account-session.ts'
import { Button } from '#/web/ui/button.tsx'
import { RegistrationMark } from '#/web/ui/marks.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { useShop } from '../shop-context.tsx'
import { SlimFooter } from '../chrome/site-footer.tsx'
import { Frame, PAGE_CLASS } from './frame.tsx'
import styles from './offline-draft.module.css'

/** The partner's desk: proofs, or the academies of a brand, and nothing of the shop. */
export function Component() {
  return (
    <Frame header={<Header />} footer={<SlimFooter />} mainClassName={PAGE_CLASS}>
      <Outlet />
    </Frame>
  )
}

function Header() {
  const { brand } = useShop()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const token = partnerSession.use((state) => state.accessToken)
  const leave = () => {
    partnerSession.clear()
    void navigate('/offline-draft/login')
  }
  return (
    <header className={styles.top}>
      <div className={styles.bar}>
        <Link to="/offline-draft" className={styles.name}>
          <RegistrationMark />
          {brand} 파트너
        </Link>
        {hydrated && token && (
          <Button variant="quiet" size="sm" onClick={leave}>
            로그아웃
          </Button>
        )}
      </div>
    </header>
  )
}
