import { formatCount } from '#/lib/format-count.ts'
import type { ManuscriptCounts } from '#/domain/ebooks/ebook.ts'
import { CONTRIBUTOR_ROLE_WORDS } from '#/domain/epub/epub-metadata.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { isbnTrouble } from '#/web/blocks/ebook-metadata/isbn-trouble.ts'
import { longDay, useJobDays } from '#/web/blocks/promised-day/use-job-days.ts'
import { Button } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { formatWon, Price } from '#/web/ui/price.tsx'
import styles from './ebook-order.module.css'
import type { EbookSheet } from './ebook-sheet.ts'

interface OrderTicketProps {
  readonly metadata: EbookSheet['metadata']
  /** Null before anything is known of the manuscript. */
  readonly counts: ManuscriptCounts | null
  readonly quote: Quote
  /** The price is what the customer thinks; a person counts first. */
  readonly isEstimate: boolean
  readonly failure: string | null
  readonly busy: boolean
}

/** The cover and the 판권지 as they are written, the price with its lines, and the one button. */
export function OrderTicket({ metadata, counts, quote, isEstimate, failure, busy }: OrderTicketProps) {
  const days = useJobDays([quote.workingDays], [])
  const proofDay = days?.plans[0]?.leaves
  return (
    <Card as="aside" sticky flush className={styles.ticket} aria-label="미리 보기와 금액">
      <div className={styles.preview}>
        <div className={styles.phone}>
          <div>
            <b>{metadata.title || '제목'}</b>
            <span>{metadata.authors[0]?.name || '지은이'}</span>
          </div>
        </div>
        <Colophon metadata={metadata} />
      </div>
      <div className={styles.price}>
        <Small>{isEstimate || counts === null ? '예상 금액' : '금액'}, 부가세 포함</Small>
        <Price amount={quote.total} size="lg" />
        <FactList
          layout="sums"
          facts={[
            ...quote.lines.map(({ label, quantity, unit, amount }) => {
              const name = quantity > 1 ? `${label} ${formatCount(quantity)}${unit}` : label
              return [name, formatWon(amount)] as const
            }),
            ['부가세', formatWon(quote.vat)],
          ]}
        />
        {counts === null ? (
          <Small>원고를 올리면 세어서 금액을 보여 드려요.</Small>
        ) : (
          isEstimate && <Small>담당자가 원고를 세어 금액을 정해 드려요. 오르면 먼저 여쭤요.</Small>
        )}
        {proofDay && (
          <p className={styles.day}>
            오늘 결제하면 시안 <b>{longDay(proofDay)}</b>
          </p>
        )}
        {failure && (
          <Note tone="bad" role="alert">
            {failure}
          </Note>
        )}
      </div>
      <Button type="submit" variant="primary" block busy={busy}>
        {isEstimate ? '접수하기' : '장바구니에 담기'}
      </Button>
    </Card>
  )
}

/** What every book says of itself on one of its pages. */
function Colophon({ metadata }: { readonly metadata: EbookSheet['metadata'] }) {
  const { title, subtitle, authors, publisher, price, isbn, series } = metadata
  const trouble = isbnTrouble(isbn)
  return (
    <div className={styles.colophon} role="group" aria-label="판권지">
      <b>{title || '제목'}</b>
      {subtitle && <span>{subtitle}</span>}
      {series && (
        <span>
          {series.name} {series.volume}
        </span>
      )}
      <dl>
        {authors.map(({ name, role }, at) => (
          <div key={at}>
            <dt>{CONTRIBUTOR_ROLE_WORDS[role]}</dt>
            <dd>{name || '–'}</dd>
          </div>
        ))}
        {publisher && (
          <div>
            <dt>펴낸곳</dt>
            <dd>{publisher}</dd>
          </div>
        )}
        {isbn?.trim() && (
          <div>
            <dt>ISBN</dt>
            <dd className={trouble ? styles.trouble : undefined}>{trouble ? '확인 필요' : isbn}</dd>
          </div>
        )}
        {price !== null && price !== '' && (
          <div>
            <dt>가격</dt>
            <dd>{formatWon(Number(price) || 0)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
