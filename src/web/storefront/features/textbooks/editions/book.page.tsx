import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { brandBooks } from '#/contract/brand-paths.ts'
import { readEdition } from '#/contract/textbooks/editions.contract.ts'
import { termName } from '#/domain/editions/edition.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { RefusedMember, whyRefused } from '#/web/blocks/brand-membership/refused-member.tsx'
import { useBrandId } from '#/web/blocks/brand-site/use-brand-site.ts'
import { BookOrder } from './book-order.tsx'
import { editionWords } from './edition-words.ts'
import styles from './textbooks.module.css'
import { useAcademyCover } from './use-academy-cover.ts'

/** 교재 상세: is the inside good, does it look like ours, what does it cost for my classes. */
export function Component() {
  const brand = useBrandId()
  // Under `/brands/{id}` the first is the brand.
  const { id: first = '', bookId: id = first } = useParams()
  const book = useQuery({
    queryKey: ['editions', 'one', id],
    queryFn: ({ signal }) => call(readEdition, { params: { id }, signal, errors: 'throw' }),
  })
  const cover = useAcademyCover()
  if (book.error instanceof ApiError && book.error.code === 'NOT_FOUND')
    return (
      <EmptyState
        whole
        title="없는 교재예요"
        text="주소가 바뀌었거나 아직 공개하지 않은 교재예요."
        action={<LinkButton to={brandBooks(brand)}>교재 목록 보기</LinkButton>}
      />
    )
  const refused = whyRefused(book.error)
  if (refused) return <RefusedMember message={refused} />
  if (book.error)
    return (
      <ErrorState
        whole
        title="교재를 불러오지 못했어요"
        text={book.error.message}
        onRetry={() => void book.refetch()}
      />
    )
  if (!book.data || !cover.data) return <LoadingState />
  const { grade, term, title } = book.data
  return (
    <div className={styles.page}>
      <nav className={styles.crumbs} aria-label="위치">
        <Link to={brandBooks(brand)}>교재 목록</Link>
        <Link to={`${brandBooks(brand)}?grade=${grade}&term=${term}`}>{termName(grade, term)}</Link>
      </nav>
      <header className={styles.bookHead}>
        <h1>
          {title} {termName(grade, term)}
        </h1>
        <p>{editionWords(book.data)}</p>
      </header>
      <BookOrder key={book.data.id} book={book.data} kept={cover.data} />
    </div>
  )
}
