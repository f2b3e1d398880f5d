import type { Review } from '#/contract/support/reviews.contract.ts'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import { specAddress } from '#/web/blocks/review/review-address.ts'
import { ownPages } from '#/web/blocks/review/own-pages.ts'
import { ReviewPhotos, ReviewWords } from '#/web/blocks/review/review-parts.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { CropMarks } from '#/web/ui/marks.tsx'
import { Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import styles from './review-feature.module.css'

interface ReviewFeatureProps {
  readonly review: Review
  readonly brand: string
}

/** The newest review with photographs, as large as a sheet: what was made is seen before anything is read. */
export function ReviewFeature({ review, brand }: ReviewFeatureProps) {
  const { writer, title, jobSummary, spec, price, photos } = review
  return (
    <article className={styles.sheet}>
      <CropMarks />
      <div className={styles.photos} data-photos={Math.min(photos.length, 3)}>
        <ReviewPhotos review={{ ...review, photos: photos.slice(0, 3) }} />
      </div>
      <div className={styles.words}>
        <ReviewWords review={review} brand={brand} />
        <p className={styles.writer}>
          <b>{writer} 님</b>
        </p>
        <footer>
          {spec && (
            <JobDrawing
              spec={spec}
              variant="card"
              scale={0.4}
              {...(title ? { title } : {})}
              pages={ownPages(review)}
              decorative
            />
          )}
          <div>
            {title && <b>{title}</b>}
            <Small>{jobSummary}</Small>
          </div>
          {spec && price !== null && (
            <LinkButton variant="primary" size="sm" to={specAddress(review)}>
              이 사양으로 견적 {formatWon(price)}
            </LinkButton>
          )}
        </footer>
      </div>
    </article>
  )
}
