import { Link, Outlet } from 'react-router'
import { useCheckoutDone } from '#/web/blocks/payment/checkout-step.ts'
import { Steps } from '#/web/ui/steps.tsx'
import { BrandMark } from '../chrome/brand-mark.tsx'
import { SlimFooter } from '../chrome/site-footer.tsx'
import { useShop } from '../shop-context.tsx'
import { Frame, PAGE_CLASS } from './frame.tsx'
import styles from './defaultgray.module.css'

const STEPS = ['장바구니', '주문서와 결제', '주문 완료'] as const

/** Paying: nothing that leads away, and where one is on the way. */
export function Component() {
  // An address says what was tried; only the page knows whether it was done.
  const done = useCheckoutDone((state) => state.done)
  return (
    <Frame className={styles.gray} mainClassName={PAGE_CLASS} header={<Header done={done} />} footer={<SlimFooter />}>
      <Outlet />
    </Frame>
  )
}

/** Somebody to ask while paying; written to in a window of its own, so that the sheet stays as it is. */
function Help() {
  const { phone } = useShop().company
  return (
    <p className={styles.help}>
      <span>도움이 필요하면 </span>
      {phone ? (
        <a href={`tel:${phone}`}>{phone}</a>
      ) : (
        <Link to="/cust/inquiry" target="_blank">
          1:1 문의
        </Link>
      )}
    </p>
  )
}

function Header({ done }: { readonly done: boolean }) {
  return (
    <header className={styles.top}>
      <div className={styles.bar}>
        <BrandMark />
        <Help />
        {/* What was ordered is in the cart no more. */}
        <Link to={done ? '/mypage/order' : '/mypage/cart'} className={styles.back}>
          {done ? '주문내역' : '장바구니로'}
        </Link>
      </div>
      <div className={PAGE_CLASS}>
        <Steps label="주문 단계" steps={STEPS} current={done ? 2 : 1} />
      </div>
    </header>
  )
}
