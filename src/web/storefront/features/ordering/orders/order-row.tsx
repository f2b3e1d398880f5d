import { Link } from 'react-router'
import type { OrderSummary } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { jobKind } from '#/domain/catalog/job-name.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Price } from '#/web/ui/price.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { Density } from './density.tsx'
import { nextWords } from './next-words.ts'
import { orderDay } from './order-dates.ts'
import styles from './order-row.module.css'
import type { RowGoals } from './order-rows.ts'
import { PapersMenu } from './papers-menu.tsx'
import { RowActions } from './row-actions.tsx'
import { OrderMark } from './state-mark.tsx'

interface OrderRowProps {
  readonly order: OrderSummary
  readonly goals: RowGoals
  /** Null where it cannot be paid together with others. */
  readonly choice: {
    readonly on: boolean
    readonly full: boolean
    readonly onChange: (orderNumber: string, on: boolean) => void
  } | null
}

/** An order in a list: what it is, how far it is, what comes next, what it cost, and two things to do. */
export function OrderRow({ order, goals, choice }: OrderRowProps) {
  const { orderNumber, title, label } = order
  return (
    <li className={styles.row} data-turn={label.yourTurn}>
      <JobPicture line={{ spec: order.firstSpec, picture: order.picture }} size={72} />
      <div className={styles.what}>
        <h2>
          <Link to={to('/mypage/order/{orderNumber}', { orderNumber })}>{title}</Link>
        </h2>
        <p>{order.ownTitle ? jobKind(order.firstSpec) : specSummary(order.firstSpec)}</p>
        <p className={styles.number}>
          {order.brand && <b>{order.brand.name} · </b>}
          {orderDay(order.placedAt)} · {orderNumber}
        </p>
      </div>
      <div className={styles.state}>
        <p>
          <Density step={label.step} yourTurn={label.yourTurn} />
          <OrderMark label={label} />
        </p>
        <p className={styles.next}>{nextWords(order, goals)}</p>
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
      <Price amount={order.total} size="sm" />
      <div className={styles.acts}>
        <RowActions order={order} goals={goals} />
        <PapersMenu order={order} />
      </div>
    </li>
  )
}
