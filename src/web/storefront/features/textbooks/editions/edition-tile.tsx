import { Link } from 'react-router'
import { Small } from '#/web/ui/note.tsx'
import { brandBook } from '#/contract/brand-paths.ts'
import type { ShownEdition } from '#/contract/textbooks/editions.contract.ts'
import { maySell, termName } from '#/domain/editions/edition.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { cx } from '#/web/ui/cx.ts'
import { formatWon } from '#/web/ui/price.tsx'
import { useBrandId } from '#/web/blocks/brand-site/use-brand-site.ts'
import { longDay } from '#/web/blocks/promised-day/use-job-days.ts'
import { BookPicture, type CoverOnScreen } from '#/web/blocks/edition-picture/book-picture.tsx'
import { makeWords } from './edition-words.ts'
import styles from './textbooks.module.css'

/** A textbook of the list in the academy's own cover. */
export function EditionTile({ book, cover }: { readonly book: ShownEdition; readonly cover: CoverOnScreen | null }) {
  const brand = useBrandId()
  const path = brandBook(brand, book.id)
  const sold = maySell(book.standing)
  const [first, ...rest] = book.prices
  const prices = [first, rest[0], rest.at(-1)].filter((row, at, all) => row && all.indexOf(row) === at)
  return (
    <li className={cx(styles.book, !sold && styles.off)}>
      <span className={styles.edition}>
        {book.number}판 {book.publishedAt?.slice(0, 7).replace('-', '.')}
      </span>
      <div className={styles.figure}>
        <BookPicture book={book} cover={cover} />
      </div>
      <h3>
        {book.title} {termName(book.grade, book.term)} {book.isNew && <Badge tone="ok">새판</Badge>}
      </h3>
      <Small tone="plain">{makeWords(book)}</Small>
      {sold ? (
        <>
          <dl className={styles.prices}>
            {prices.map((row) =>
              row ? (
                <div key={row.copies}>
                  <dt>
                    {row === first ? `한 권, ${formatCount(row.copies)}권부터` : `${formatCount(row.copies)}권부터`}
                  </dt>
                  <dd>{formatWon(row.unit)}</dd>
                </div>
              ) : null,
            )}
          </dl>
          {book.standing.kind === 'preorder' && (
            <Small tone="plain">예약 받는 중 · {longDay(book.standing.dispatchDay)}에 한꺼번에 출고</Small>
          )}
          <div className={styles.acts}>
            <LinkButton to={path} aria-label={`${book.title} ${termName(book.grade, book.term)} 미리보기와 주문`}>
              미리보기와 주문
            </LinkButton>
            {book.last && <LinkButton to={`${path}#classes`}>지난번 {formatCount(book.last.copies)}권 다시</LinkButton>}
          </div>
        </>
      ) : (
        <p className={styles.why}>
          <b>{book.standing.kind === 'coming' ? `${longDay(book.standing.from)}부터 받아요` : '지금은 찍지 않아요'}</b>
          {book.standing.kind === 'withdrawn' && <span>{book.standing.reason}</span>}
          {book.successor && book.successor.id !== book.id && (
            <Link to={brandBook(brand, book.successor.id)}>{book.successor.title} 보기</Link>
          )}
        </p>
      )}
    </li>
  )
}
