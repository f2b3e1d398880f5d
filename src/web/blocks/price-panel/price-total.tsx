import { type ReactNode, Suspense, useState } from 'react'
import type { Quote } from '#/domain/pricing/quote.ts'
import { ownPrice } from '#/domain/pricing/own-price.ts'
import { formatCount } from '#/lib/format-count.ts'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import styles from './price-total.module.css'

/** Few have one: its name comes with the first that is shown. */
const OwnOff = lazyPart(async () => (await import('./own-off.tsx')).OwnOff)

interface PriceTotalProps {
  readonly quote: Quote
  /** What one copy is counted in: 권, 장. */
  readonly unit: string
  /** At the right of the label: what the price is for. */
  readonly caption?: ReactNode
  /** Percent that this customer's price is reduced by. */
  readonly rate: number
  /** Delivery to one address; null when it is not known yet. */
  readonly delivery: number | null
}

/** From here on the figures are set a little smaller, so that the price of one copy still fits beside them. */
const SEVEN_FIGURES = 1_000_000

/** The loudest number of the screen, and what it is made of. */
export function PriceTotal({ quote, unit, rate, caption, delivery }: PriceTotalProps) {
  const own = ownPrice(quote, rate)
  // The price that the page opens with stands still: only one that was changed rolls in.
  const [opening] = useState(own.total)
  return (
    <div className={styles.total}>
      <p className={styles.label}>
        <span>총액, 부가세 포함</span>
        <span>{caption}</span>
      </p>
      <p className={styles.price}>
        <output aria-live="polite" aria-atomic="true" data-long={own.total >= SEVEN_FIGURES ? '' : undefined}>
          <span key={own.total} className={own.total === opening ? styles.still : styles.roll}>
            {formatCount(own.total)}
          </span>
          <small>원</small>
        </output>
        <span className={styles.each}>
          한 {unit} {formatWon(own.unit)}
        </span>
      </p>
      <p className={styles.parts}>
        <span>
          공급가 <b>{formatWon(quote.supply)}</b>
        </span>
        <span>
          부가세 <b>{formatWon(quote.vat)}</b>
        </span>
        {own.off > 0 && (
          <span className={styles.own}>
            <Suspense>
              <OwnOff rate={rate} off={own.off} />
            </Suspense>
          </span>
        )}
        {delivery !== null && (
          <span>
            배송비 <b>{delivery === 0 ? '무료' : formatWon(delivery)}</b>
            {delivery === 0 ? '' : ' 따로'}
          </span>
        )}
      </p>
    </div>
  )
}
