import { memo } from 'react'
import type { PriceLine, Quote } from '#/domain/pricing/quote.ts'
import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/web/ui/price.tsx'
import styles from './price-lines.module.css'

const figure = (value: number | string) => (typeof value === 'number' ? formatCount(value, 2) : value)

/** How the price came about: every line of the quote, and for each line the numbers that went into it. */
export const PriceLines = memo(function PriceLines({
  quote,
  open,
}: {
  readonly quote: Quote
  readonly open?: boolean
}) {
  return (
    <details className={styles.lines} open={open}>
      <summary>가격이 나온 과정</summary>
      <ul>
        {quote.lines.map((line, index) => (
          <Line key={`${line.code}-${line.partId ?? ''}-${index}`} line={line} />
        ))}
      </ul>
      {quote.ways?.map((way) => (
        <p key={way} className={styles.way}>
          {way}
        </p>
      ))}
      <p className={styles.sum}>
        <span>공급가</span>
        <b>{formatWon(quote.supply)}</b>
      </p>
    </details>
  )
})

function Line({ line }: { readonly line: PriceLine }) {
  const inputs = Object.entries(line.inputs)
  const head = (
    <>
      <span className={styles.lineName}>
        {line.label}
        {line.quantity > 0 && line.unit && (
          <em>
            {figure(line.quantity)}
            {line.unit}
          </em>
        )}
      </span>
      <b>{formatCount(line.amount)}</b>
    </>
  )
  if (inputs.length === 0) return <li className={styles.line}>{head}</li>
  return (
    <li>
      <details className={styles.inner}>
        <summary className={styles.line}>{head}</summary>
        <dl>
          {inputs.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure(value)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}
