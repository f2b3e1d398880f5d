import { useQuery } from '@tanstack/react-query'
import { type OrderPapers, readOrderPapers } from '#/contract/ordering/deals.contract.ts'
import { Link } from 'react-router'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { formatWon } from '#/web/ui/price.tsx'
import { Section } from '#/web/ui/section.tsx'
import { orderDay } from './order-dates.ts'
import styles from './papers.module.css'

interface Paper {
  readonly name: string
  /** What it is good for, or why there is none yet. */
  readonly says: string
  readonly link: string | null
  /** Of the gateway, in a window of its own. */
  readonly outside?: boolean
}

/** The papers of a purchase; what cannot be had stays in sight with its reason. */
export function PapersSection({ order }: { readonly order: OrderDetail }) {
  const { orderNumber, paidAt, refundedTotal } = order
  const { data } = useQuery({
    queryKey: ['order', orderNumber, 'papers', paidAt, refundedTotal],
    queryFn: ({ signal }) => call(readOrderPapers, { params: { orderNumber }, signal, errors: 'throw' }),
  })
  return (
    <Section title="서류" top={7}>
      <ul className={styles.papers}>
        {papersOf(order, data).map(({ name, says, link, outside }) => (
          <li key={`${name}${link}`} data-none={link === null}>
            <Miniature name={name} />
            <div>
              <h3>{name}</h3>
              <p>{says}</p>
              {link && outside && (
                <a className={styles.paper} href={link} target="_blank" rel="noopener noreferrer">
                  {name} 보기
                </a>
              )}
              {link && !outside && (
                <Link className={styles.paper} to={link}>
                  {name} 보기
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function papersOf(order: OrderDetail, papers: OrderPapers | undefined): readonly Paper[] {
  const { orderNumber, paidAt, paymentMethod } = order
  const card = paymentMethod === '카드' || paymentMethod === '간편결제'
  const dealt = papers?.dealt ?? paidAt !== null
  // What is owed is sold on the day it was ordered.
  const sold = paidAt ?? (dealt ? order.placedAt : null)
  const estimate = papers?.estimate
  return [
    ...(estimate
      ? [{ name: '견적서', says: '이 금액으로 주문하셨습니다', link: to('/document/estimate/{id}', { id: estimate }) }]
      : []),
    {
      name: '주문내역서',
      says: '품목, 사양, 금액',
      link: to('/document/order-details/{orderNumber}', { orderNumber }),
    },
    {
      name: '거래명세서',
      says: dealt ? '공급가와 부가세, 변경과 환불까지' : '결제가 끝나면 나옵니다',
      link: dealt ? to('/mypage/deal/{orderNumber}', { orderNumber }) : null,
    },
    ...receiptsOf(papers, paidAt !== null),
    {
      name: '세금계산서',
      says: card
        ? '카드로 결제한 주문은 매출전표가 증빙이 됩니다'
        : sold
          ? '신청하고 발행된 것을 봅니다'
          : '결제가 끝나면 신청할 수 있습니다',
      link: sold && !card ? to('/mypage/tax-bill', {}, { month: seoulDay(new Date(sold)).slice(0, 7) }) : null,
    },
  ]
}

function receiptsOf(papers: OrderPapers | undefined, paid: boolean): readonly Paper[] {
  const receipts = papers?.receipts ?? []
  if (receipts.length === 0)
    return [{ name: '영수증', says: paid ? '결제사 영수증이 없는 결제입니다' : '결제가 끝나면 나옵니다', link: null }]
  return receipts.map(({ method, amount, at, url }) => ({
    name: '영수증',
    says: `${orderDay(at)} ${method} ${formatWon(amount)}`,
    link: url,
    outside: true,
  }))
}

/** A sheet with the name of the paper and some lines on it. */
function Miniature({ name }: { readonly name: string }) {
  return (
    <svg viewBox="0 0 74 100" width="74" height="100" aria-hidden="true">
      <rect x=".5" y=".5" width="73" height="99" fill="var(--sheet)" stroke="currentColor" />
      <text x="37" y="18" fontSize="9" fontWeight="800" textAnchor="middle" fill="currentColor">
        {name}
      </text>
      <path d="M8 23h58" stroke="currentColor" strokeWidth="1.2" />
      <path d="M8 34h58M8 43h58M8 52h58M8 61h58M8 70h58M8 79h40" stroke="var(--line-strong)" strokeWidth=".8" />
    </svg>
  )
}
