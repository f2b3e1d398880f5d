import { Link, useSearchParams } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { GuestOrderForm } from './guest-order-form.tsx'
import { MemberSheet } from './member-sheet.tsx'
import { useFrom } from './return-path.ts'
import { useOpenOrder } from './use-open-order.ts'
import styles from './member-sheet.module.css'

/** Reached from the log-in page, the foot of every page and links in messages, which bring the number along. */
export function Component() {
  const [search] = useSearchParams()
  const from = useFrom()
  const orderNumber = search.get('order') ?? ''
  useOpenOrder(orderNumber, from)
  return (
    <MemberSheet title="비회원 주문조회" lead="주문번호와 주문할 때 쓴 휴대전화 번호로 찾습니다.">
      <GuestOrderForm orderNumber={orderNumber} from={from} />
      <nav className={styles.under} aria-label="계정">
        <Link to={to('/member/login')}>회원으로 주문했다면 로그인</Link>
        <Link to={to('/cust/info')}>주문번호를 모를 때</Link>
      </nav>
    </MemberSheet>
  )
}
