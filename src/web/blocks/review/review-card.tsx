import { Link } from 'react-router'
import type { Review } from '#/contract/support/reviews.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { specAddress } from './review-address.ts'
import styles from './review-card.module.css'
import { ownPages } from './own-pages.ts'
import { ReviewPhotos, ReviewWords } from './review-parts.tsx'

interface ReviewCardProps {
  readonly review: Review
  readonly brand: string
}

/** A buyer's work beside the photos of it, what was said, and the answer. */
export function ReviewCard({ review, brand }: ReviewCardProps) {
  const { writer, jobSummary, title, spec, photos, edited, example } = review
  return (
    <article className={styles.card}>
      {(spec || photos.length > 0) && (
        <div className={styles.figure}>
          {spec && (
            <JobDrawing
              spec={spec}
              variant="card"
              scale={0.8}
              {...(title ? { title } : {})}
              {...(example ? {} : { pages: ownPages(review) })}
              decorative
            />
          )}
          <ReviewPhotos review={review} className={styles.photos} />
        </div>
      )}
      <ReviewWords review={review} brand={brand} />
      <footer>
        {example ? (
          <span>{jobSummary} · 예시 후기입니다. 건수와 평균에 넣지 않습니다.</span>
        ) : (
          <span>
            <b>{writer} 님</b>
            {title && `${title} · `}
            {jobSummary}
            {edited && ' · 고침'}
          </span>
        )}
        {spec && review.price !== null && (
          <Link to={specAddress(review)}>
            <VisuallyHidden>{jobSummary} </VisuallyHidden>이 사양 {formatWon(review.price)}
          </Link>
        )}
      </footer>
    </article>
  )
}
