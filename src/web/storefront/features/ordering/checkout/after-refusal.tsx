import { to } from '#/contract/web-paths.ts'
import { paymentPathOf } from '#/web/blocks/payment/payment-path.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Price } from '#/web/ui/price.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import styles from './outcome.module.css'
import { usePayable } from './payment-pages.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'

/** Of these orders those that are still to be paid; null until it is known. */
export function useUnpaid(orderNumbers: readonly string[]): readonly string[] | null {
  const { data, isError } = usePayable(orderNumbers)
  if (orderNumbers.length === 0 || isError) return orderNumbers
  return data?.orders.filter(({ payable }) => payable).map(({ orderNumber }) => orderNumber) ?? null
}

interface AfterRefusalProps {
  readonly orderNumbers: readonly string[]
  readonly unpaid: readonly string[] | null
}

/** What still waits for its money, in its own picture: the amount that the next window will ask. */
export function StillToPay({ orderNumbers }: Pick<AfterRefusalProps, 'orderNumbers'>) {
  const orders = usePayable(orderNumbers).data?.orders.filter(({ payable }) => payable) ?? []
  if (orders.length === 0) return null
  return (
    <RowList ruled dense aria-label="결제할 주문">
      {orders.map(({ orderNumber, title, spec, picture, total }) => (
        <Row
          key={orderNumber}
          picture={<JobPicture line={{ spec, picture }} size={56} />}
          end={<Price amount={total} size="sm" />}
        >
          <b>{title}</b>
          <Small>
            주문번호 <span className={styles.number}>{orderNumber}</span>
          </Small>
        </Row>
      ))}
    </RowList>
  )
}

/** The ways on after a payment that was not made: what is still to be paid, or, when another tab has paid, the order. */
export function AfterRefusal({ orderNumbers, unpaid }: AfterRefusalProps) {
  const [only] = orderNumbers.length === 1 ? orderNumbers : []
  const settled = unpaid?.length === 0
  return (
    <Toolbar>
      {unpaid !== null && unpaid.length > 0 && (
        <LinkButton variant="primary" to={paymentPathOf(unpaid)}>
          {unpaid.length < orderNumbers.length ? `나머지 ${unpaid.length}건만 결제하기` : '다시 결제하기'}
        </LinkButton>
      )}
      {only ? (
        <LinkButton variant={settled ? 'ink' : 'line'} to={to('/mypage/order/{orderNumber}', { orderNumber: only })}>
          주문 보기
        </LinkButton>
      ) : (
        <LinkButton variant={settled ? 'ink' : 'line'} to={to('/mypage/order')}>
          주문내역 보기
        </LinkButton>
      )}
    </Toolbar>
  )
}
