import { Link } from 'react-router'
import type { OrderSummary } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { jobKind } from '#/domain/catalog/job-name.ts'
import { isStillToGo } from '#/domain/orders/merged-label.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Price } from '#/web/ui/price.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { dispatchText, orderDay } from './order-dates.ts'
import { OrderMark } from './state-mark.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowTitle } from '#/web/ui/row-list.tsx'

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
    <Row
      picture={<JobPicture line={{ spec: order.firstSpec, picture: order.picture }} size={56} />}
      end={
        <>
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
        </>
      }
    >
      <Small>
        {orderDay(order.placedAt)} · {orderNumber}
      </Small>
      <RowTitle>
        <Link to={to('/mypage/order/{orderNumber}', { orderNumber })}>{title}</Link>
      </RowTitle>
      {order.ownTitle && <Small>{jobKind(order.firstSpec)}</Small>}
      <p>
        <OrderMark label={order.label} />
        {order.dueDay && isStillToGo(order.label) && <Small as="span"> · 출고예정 {dispatchText(order.dueDay)}</Small>}
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
    </Row>
  )
}
