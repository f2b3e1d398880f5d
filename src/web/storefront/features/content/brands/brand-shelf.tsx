import { Link } from 'react-router'
import { brandBook, brandBooks } from '#/contract/brand-paths.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { findTrim } from '#/domain/catalog/lookup.ts'
import { termName } from '#/domain/editions/edition.ts'
import { BookPicture } from '#/web/blocks/edition-picture/book-picture.tsx'
import { EditionMap } from '#/web/blocks/edition-picture/edition-map.tsx'
import type { Shelf } from './brand-home.loader.ts'
import styles from './brand-shelf.module.css'

/** What stands on the brand's shelf: how much for which term, and what academies order. */
export function BrandShelf({ shelf, brand: { id, joins } }: { readonly shelf: Shelf; readonly brand: BrandShown }) {
  return (
    <>
      <section className={styles.shelf} aria-labelledby="shelf-map">
        <header>
          <h2 id="shelf-map">몇 학년, 몇 학기인가요</h2>
          <p>책등 두께는 실제 비율이에요. 칸을 누르면 그 학기 교재만 보여 드려요.</p>
        </header>
        <EditionMap
          cells={shelf.cells}
          grade={null}
          term={null}
          linkTo={(grade, term) => `${brandBooks(id)}?grade=${grade}&term=${term}`}
        />
      </section>
      {shelf.books.length > 0 && (
        <section className={styles.shelf} aria-labelledby="shelf-books">
          <header>
            <h2 id="shelf-books">{shelf.by === 'orders' ? '요즘 많이 찍은 교재' : '새로 들어온 교재'}</h2>
            <p>
              {joins === 'approval' ? '가격은 승인된 학원에만 보여 드려요.' : '가격은 가입한 회원에게 보여 드려요.'}
            </p>
          </header>
          <ul className={styles.books}>
            {shelf.books.map((book) => (
              <li key={book.id}>
                <Link to={brandBook(id, book.id)}>
                  <BookPicture book={book} cover={null} />
                  <b>
                    {book.title} {termName(book.grade, book.term)}
                  </b>
                </Link>
                <p>
                  {findTrim(book.make.trim)?.name} {book.make.pages}쪽
                  {book.spine !== null && ` · 책등 ${book.spine} mm`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
