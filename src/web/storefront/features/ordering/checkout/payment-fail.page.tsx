import { useSearchParams } from 'react-router'
import { AfterRefusal, StillToPay, useUnpaid } from './after-refusal.tsx'
import styles from './outcome.module.css'
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
  const unpaid = useUnpaid(orderNumbers)
  const [search] = useSearchParams()
  const { title, text } = TEXTS[search.get('code') ?? ''] ?? OTHER
  return (
    <section className={styles.outcome}>
      <p className={styles.stamp} data-state="refused" aria-hidden="true" />
      <h1>{title}</h1>
      <p className={styles.message}>
        {text}
        {'\n'}
        {unpaid?.length === 0
          ? '빠져나간 돈은 없습니다. 이 주문은 다른 창에서 이미 결제했거나 취소했습니다.'
          : '빠져나간 돈은 없고, 주문은 그대로 남아 있습니다.'}
      </p>
      <StillToPay orderNumbers={orderNumbers} />
      <AfterRefusal orderNumbers={orderNumbers} unpaid={unpaid} />
    </section>
  )
}
