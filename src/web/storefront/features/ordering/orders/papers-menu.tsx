import { Link } from 'react-router'
import type { OrderSummary } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import type { PaymentState } from '#/domain/orders/states.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './papers.module.css'

const NOT_DEALT: readonly PaymentState[] = ['unpaid', 'waiting-deposit', 'confirming', 'cancelled']

/** The papers of an order in a list; the rest of them, with receipts, stands on its page. */
export function PapersMenu({ order: { orderNumber, payment } }: { readonly order: OrderSummary }) {
  return (
    <details className={styles.menu}>
      <summary>
        서류 <VisuallyHidden>{orderNumber}</VisuallyHidden>
      </summary>
      <ul>
        <li>
          <Link to={to('/document/order-details/{orderNumber}', { orderNumber })}>주문내역서</Link>
        </li>
        {!NOT_DEALT.includes(payment) && (
          <li>
            <Link to={to('/mypage/deal/{orderNumber}', { orderNumber })}>거래명세서</Link>
          </li>
        )}
      </ul>
    </details>
  )
}
