import type { ReactNode } from 'react'
import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import styles from './words.module.css'

/** The customer's own words, louder than anything else of the order. Silent where nothing was written. */
export function Words({ order, children }: { readonly order: StaffOrder; readonly children?: ReactNode }) {
  const requests = [...new Set(order.deliveries.map(({ request }) => request.trim()))].filter((text) => text !== '')
  const memo = order.memo.trim()
  if (memo === '' && requests.length === 0) return null
  return (
    <section className={styles.words} aria-label="고객이 남긴 말">
      {memo !== '' && <Said title="주문 메모" text={memo} />}
      {requests.map((text) => (
        <Said key={text} title="배송 요청" text={text} />
      ))}
      {children && <div className={styles.read}>{children}</div>}
    </section>
  )
}

function Said({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  )
}
