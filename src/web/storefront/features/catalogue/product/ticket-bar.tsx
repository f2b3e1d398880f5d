import type { ReactNode } from 'react'
import type { Quote } from '#/domain/pricing/quote.ts'
import { ownPrice } from '#/domain/pricing/own-price.ts'
import { formatCount } from '#/lib/format-count.ts'
import { useMember } from '#/web/api/session.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './ticket-bar.module.css'

interface TicketBarProps {
  readonly quote: Quote | null
  readonly unit: string
  readonly children: ReactNode
}

/** On a phone: the price and the next step within reach of the thumb, wherever the page is scrolled. */
export function TicketBar({ quote, unit, children }: TicketBarProps) {
  const rate = useMember((member) => member.discountRate)
  const own = quote && ownPrice(quote, rate)
  return (
    <div className={styles.bar} data-foot-bar role="region" aria-label="가격과 주문">
      <a className={styles.price} href="#ticket-price">
        <b>
          {own ? formatCount(own.total) : '–'}
          <small>원</small>
        </b>
        <span>
          {quote && own
            ? `${formatCount(quote.copies)}${unit}, 한 ${unit} ${formatCount(own.unit)}원`
            : '가격을 낼 수 없는 사양입니다'}
        </span>
        <VisuallyHidden>가격 자세히 보기</VisuallyHidden>
      </a>
      {children}
    </div>
  )
}
