import { Link } from 'react-router'
import type { OrderSummary } from '#/contract/orders/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { isStillToGo } from '#/domain/orders/merged-label.ts'
import { JobIcon } from '#/web/blocks/job-drawing/job-icon.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Price } from '#/web/ui/price.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { dispatchText, orderDay } from './order-dates.ts'
import styles from './orders.module.css'
import { OrderMark } from './state-mark.tsx'

interface OrderRowProps {
  readonly order: OrderSummary
  /** Null where it cannot be paid together with others. */
  readonly choice: {
    readonly on: boolean
    readonly full: boolean
    readonly onChange: (orderNumber: string, on: boolean) => void
  } | null
}

export function OrderRow({ order, choice }: OrderRowProps) {
  const { orderNumber, title } = order
  return (
    <li className={styles.row}>
      <JobIcon spec={order.firstSpec} size={56} />
      <div>
        <p className={styles.small}>
          {orderDay(order.placedAt)} · {orderNumber}
        </p>
        <h2 className={styles.name}>
          <Link to={to('/mypage/order/{orderNumber}', { orderNumber })}>{title}</Link>
        </h2>
        <p>
          <OrderMark label={order.label} />
          {order.dueDay && isStillToGo(order.label) && (
            <span className={styles.small}> · 출고예정 {dispatchText(order.dueDay)}</span>
          )}
        </p>
        {choice && (
          <Checkbox
            checked={choice.on}
            disabled={choice.full}
            onChange={(event) => choice.onChange(orderNumber, event.target.checked)}
            label={
              <>
                함께 결제
                <VisuallyHidden>
                  {' '}
                  {orderNumber} {title}
                </VisuallyHidden>
              </>
            }
          />
        )}
      </div>
      <div className={styles.end}>
        <Price amount={order.total} size="sm" />
        {order.payment === 'unpaid' && (
          <LinkButton
            size="sm"
            variant={choice ? 'line' : 'primary'}
            to={to('/order/{orderNumber}/payment', { orderNumber })}
          >
            결제하기
          </LinkButton>
        )}
      </div>
    </li>
  )
}
