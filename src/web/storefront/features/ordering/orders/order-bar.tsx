import { Link } from 'react-router'
import { optionPath } from '#/contract/brand-paths.ts'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import type { OrderStep } from '#/domain/orders/merged-label.ts'
import type { InquiryCategory } from '#/domain/support/inquiry-categories.ts'
import { CopyButton } from '#/web/blocks/copy-button/copy-button.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { orderDay } from './order-dates.ts'
import styles from './order-bar.module.css'

/** What somebody asks who asks at this step. */
const ABOUT: Readonly<Record<OrderStep, InquiryCategory>> = {
  payment: 'payment',
  file: 'file',
  proof: 'proof',
  production: 'production',
  delivery: 'delivery',
  done: 'other',
  cancelled: 'payment',
}

/** The way back, which order this is, and what else can be made of it. */
export function OrderBar({ order }: { readonly order: OrderDetail }) {
  const { orderNumber, lines } = order
  const [line] = lines
  return (
    <div className={styles.bar}>
      <Link className={styles.back} to={to('/mypage/order')}>
        <Icon name="chevron-left" />
        주문내역
      </Link>
      <p>
        {order.brand && <b>{order.brand.name} · </b>}
        <span>{orderDay(order.placedAt)} 주문 · </span>
        {orderNumber}
      </p>
      <CopyButton text={orderNumber} what="주문번호" />
      <span className={styles.acts}>
        <LinkButton size="sm" to={to('/mypage/contact', {}, { order: orderNumber, about: ABOUT[order.label.step] })}>
          이 주문으로 문의
        </LinkButton>
        {line && lines.length === 1 && line.origin === null && (
          <LinkButton
            size="sm"
            to={optionPath(kindByCode(line.product).slug, order.brand?.id ?? null, {
              order: orderNumber,
              line: line.id,
            })}
          >
            사양 바꿔 주문
          </LinkButton>
        )}
      </span>
    </div>
  )
}
