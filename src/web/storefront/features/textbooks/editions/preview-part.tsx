import { useQueries } from '@tanstack/react-query'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useState } from 'react'
import { showEditionPage } from '#/contract/textbooks/editions.contract.ts'
import { spreadsOf } from '#/domain/editions/preview.ts'
import { formatCount } from '#/lib/format-count.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { Button } from '#/web/ui/button.tsx'
import type { BookShown } from './book-shown.ts'
import { sizeOf } from '#/web/blocks/edition-picture/book-picture.tsx'
import styles from './preview-part.module.css'
import { dataUrlOf } from './use-academy-cover.ts'

/** A book that was just taken in is still read: its pages come while somebody looks at the rest. */
const AGAIN_MS = 3000
const mayTryAgain = (count: number, error: unknown): boolean =>
  count < (error instanceof ApiError && error.code === 'UNAVAILABLE' ? 10 : 1)

interface PreviewPartProps {
  readonly book: BookShown
  /** On the watermark. */
  readonly name: string
}

/** 안쪽 미리보기: spreads to leaf through, each with the academy's name across it. */
export function PreviewPart({ book, name }: PreviewPartProps) {
  const open = new Set(book.preview)
  const spreads = spreadsOf(book.make.pages).filter((pages) => pages.some((page) => page !== null && open.has(page)))
  const [at, setAt] = useState(0)
  const spread = spreads[at] ?? [null, null]
  const pages = useQueries({
    queries: spread.map((page) => ({
      queryKey: ['editions', 'page', book.id, book.number, page, name],
      queryFn: async () =>
        dataUrlOf(await callBlob(showEditionPage, { params: { id: book.id, page: page ?? 0 }, errors: 'throw' })),
      enabled: page !== null && open.has(page),
      staleTime: Infinity,
      retry: mayTryAgain,
      retryDelay: AGAIN_MS,
    })),
  })
  if (spreads.length === 0)
    return (
      <section className={styles.preview} aria-label="안쪽 미리보기">
        <p className={styles.lock}>이 교재는 안쪽을 열어 두지 않았어요.</p>
      </section>
    )
  const shown = spread.filter((page) => page !== null).join('–')
  const { width, height } = sizeOf(book)
  return (
    <section className={styles.preview} aria-label="안쪽 미리보기">
      <header>
        <h2>안쪽 미리보기</h2>
        <Toolbar as="span">
          <Button variant="quiet" aria-label="앞쪽 보기" disabled={at === 0} onClick={() => setAt(at - 1)}>
            ‹
          </Button>
          <span aria-live="polite">
            {shown} / {book.make.pages}쪽
          </span>
          <Button
            variant="quiet"
            aria-label="뒤쪽 보기"
            disabled={at === spreads.length - 1}
            onClick={() => setAt(at + 1)}
          >
            ›
          </Button>
        </Toolbar>
      </header>
      <div className={styles.spread}>
        {spread.map((page, side) => (
          <PageSide
            shape={`${width} / ${height}`}
            key={`${at}-${side}`}
            page={page}
            open={page !== null && open.has(page)}
            picture={pages[side]}
          />
        ))}
      </div>
      <ol className={styles.strip}>
        {spreads.map((each, place) => (
          <li key={each.join()}>
            <button type="button" aria-current={place === at ? 'true' : undefined} onClick={() => setAt(place)}>
              <i aria-hidden="true" />
              {each.filter((page) => page !== null).join('–')}쪽
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.lock}>
        {formatCount(book.make.pages)}쪽 가운데 {book.preview.length}쪽을 열어 두었어요. 인쇄되는 책에는 ‘미리보기’
        글자가 없어요.
      </p>
    </section>
  )
}

interface PageSideProps {
  /** Width by height, so that nothing moves when the picture comes. */
  readonly shape: string
  readonly page: number | null
  readonly open: boolean
  readonly picture: { readonly data: string | undefined; readonly isError: boolean } | undefined
}

function PageSide({ shape, page, open, picture }: PageSideProps) {
  if (page === null) return <span className={styles.noPage} style={{ aspectRatio: shape }} />
  const style = { aspectRatio: shape }
  if (!open)
    return (
      <span className={styles.closed} style={style}>
        {page}쪽은 책에서
      </span>
    )
  if (picture?.isError)
    return (
      <span className={styles.closed} style={style}>
        이 쪽을 지금 그리지 못했어요
      </span>
    )
  return picture?.data ? (
    <img src={picture.data} alt={`${page}쪽 미리보기, 우리 학원 이름이 찍혀 있음`} draggable={false} style={style} />
  ) : (
    <span className={styles.closed} style={style} role="status">
      {page}쪽을 여는 중
    </span>
  )
}
