import { Link, Outlet, useLocation } from 'react-router'
import { Steps } from '#/web/ui/steps.tsx'
import { BrandMark } from '../chrome/brand-mark.tsx'
import { SlimFooter } from '../chrome/site-footer.tsx'
import { Frame, PAGE_CLASS } from './frame.tsx'
import styles from './defaultgray.module.css'

const STEPS = ['장바구니', '주문서', '결제', '완료'] as const

/** Paying: nothing that leads away, and where one is on the way. */
export function Component() {
  const { pathname } = useLocation()
  return (
    <Frame
      className={styles.gray}
      mainClassName={PAGE_CLASS}
      header={<Header at={stepOf(pathname)} />}
      footer={<SlimFooter />}
    >
      <Outlet />
    </Frame>
  )
}

function stepOf(pathname: string): number {
  if (/\/success\/?$/.test(pathname)) return STEPS.length
  return /\/(payment|fail)\/?$/.test(pathname) ? 2 : 1
}

function Header({ at }: { readonly at: number }) {
  return (
    <header className={styles.top}>
      <div className={styles.bar}>
        <BrandMark />
        <Link to="/mypage/cart" className={styles.back}>
          장바구니로
        </Link>
      </div>
      <div className={PAGE_CLASS}>
        <Steps label="주문 단계" steps={STEPS} current={at} />
      </div>
    </header>
  )
}
