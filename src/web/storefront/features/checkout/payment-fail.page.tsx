import { useSearchParams } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { paymentPathOf } from '#/web/blocks/payment/payment-path.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import styles from './checkout.module.css'
import { usePaidOrders } from './payment-pages.ts'

const TEXTS: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  PAY_PROCESS_CANCELED: { title: '결제를 취소했습니다', text: '결제창을 닫아 결제하지 않았습니다.' },
  PAY_PROCESS_ABORTED: { title: '결제가 중단되었습니다', text: '결제 중에 문제가 생겨 결제하지 않았습니다.' },
  REJECT_CARD_COMPANY: {
    title: '카드사에서 결제를 거절했습니다',
    text: '카드 정보나 한도를 확인하거나 다른 결제수단을 골라 주세요.',
  },
}
const OTHER = { title: '결제하지 못했습니다', text: '결제창에서 결제를 마치지 못했습니다.' }

/** The window closed without an authentication: nothing was taken, the order is kept. */
export function Component() {
  const orderNumbers = usePaidOrders()
  const [search] = useSearchParams()
  const { title, text } = TEXTS[search.get('code') ?? ''] ?? OTHER
  return (
    <section className={styles.outcome}>
      <p className={styles.stamp} data-state="refused" aria-hidden="true" />
      <h1>{title}</h1>
      <p className={styles.message}>
        {text}
        {'\n'}빠져나간 돈은 없고, 주문은 그대로 남아 있습니다.
      </p>
      <div className={styles.actions}>
        {orderNumbers.length > 0 && (
          <LinkButton variant="primary" to={paymentPathOf(orderNumbers)}>
            다시 결제하기
          </LinkButton>
        )}
        <LinkButton to={to('/mypage/order')}>주문내역 보기</LinkButton>
      </div>
    </section>
  )
}
