import { useLoaderData, useSearchParams } from 'react-router'
import { ReviewCard } from '#/web/blocks/review/review-card.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { OwnReviews } from './own-reviews.tsx'
import { ReviewFeature } from './review-feature.tsx'
import { ReviewFilters, ReviewPages } from './review-filters.tsx'
import type { loader } from './review.loader.ts'
import { ReviewSummaryHead } from './review-summary-head.tsx'
import styles from './review.module.css'

/** 구매후기: the works are what is seen; low scores stay, with the shop's answer. */
export function Component() {
  const { items, summary, brand, wanted } = useLoaderData<typeof loader>()
  const isFiltered = Object.keys(wanted).length > 0
  // Who came to write is asked first; who came to read finds the own jobs below the others' words.
  const isWriting = useSearchParams()[0].has('write')
  const featured =
    isFiltered || isWriting ? undefined : items.find(({ photos, example }) => photos.length > 0 && !example)
  const others = items.filter((review) => review !== featured)
  return (
    <>
      <ReviewSummaryHead summary={summary} />
      {featured && <ReviewFeature review={featured} brand={brand} />}
      {isWriting && <OwnReviews />}
      {(summary.count > 0 || isFiltered) && <ReviewFilters />}
      {others.length > 0 ? (
        <ul className={styles.wall}>
          {others.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} brand={brand} />
            </li>
          ))}
        </ul>
      ) : isWriting || featured ? null : (
        <EmptyState
          title={isFiltered ? '고르신 후기가 없습니다' : '아직 후기가 없습니다'}
          text={
            isFiltered
              ? '다른 제품이나 별점으로 찾아 보세요.'
              : '주문한 것을 받으신 분이 인쇄 색, 재단, 제본, 포장, 약속한 날을 매기고 사진과 글을 남깁니다. 낮은 점수도 지우지 않습니다.'
          }
          action={
            <LinkButton to={isFiltered ? '/review' : '/'}>{isFiltered ? '모든 후기 보기' : '상품 둘러보기'}</LinkButton>
          }
        />
      )}
      {!isWriting && <OwnReviews />}
      <ReviewPages />
    </>
  )
}
