import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { Section } from '#/web/ui/section.tsx'
import styles from './papers.module.css'

interface Paper {
  readonly name: string
  /** What it is good for, or why there is none yet. */
  readonly says: string
  readonly link: string | null
}

/** The papers of a purchase; what cannot be had stays in sight with its reason. */
export function PapersSection({ order }: { readonly order: OrderDetail }) {
  return (
    <Section title="서류" className={styles.section}>
      <ul className={styles.papers}>
        {papersOf(order).map(({ name, says, link }) => (
          <li key={name} data-none={link === null}>
            <Miniature name={name} />
            <div>
              <h3>{name}</h3>
              <p>{says}</p>
              {link && (
                <LinkButton size="sm" variant="quiet" to={link}>
                  {name} 보기
                </LinkButton>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function papersOf({ orderNumber, paidAt, paymentMethod }: OrderDetail): readonly Paper[] {
  const card = paymentMethod === '카드' || paymentMethod === '간편결제'
  return [
    {
      name: '주문내역서',
      says: '품목, 사양, 금액',
      link: to('/document/order-details/{orderNumber}', { orderNumber }),
    },
    {
      name: '거래명세서',
      says: paidAt ? '공급가와 부가세, 인감 포함' : '결제가 끝나면 나옵니다',
      link: paidAt ? to('/document/statement/transaction/{orderNumber}', { orderNumber }) : null,
    },
    {
      name: '세금계산서',
      says: card ? '카드로 결제한 주문은 매출전표로 갈음합니다' : '계좌로 결제한 주문에 발행합니다',
      link: paidAt && !card ? to('/mypage/tax-bill') : null,
    },
  ]
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
