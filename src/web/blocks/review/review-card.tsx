import { Link } from 'react-router'
import type { Review } from '#/contract/support/reviews.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import type { PageImages } from '#/web/blocks/job-drawing/page-images.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { Density } from './density.tsx'
import { photoAddress, specAddress } from './review-address.ts'
import styles from './review-card.module.css'

/** Its pages are the buyer's: the sample would be a lie, and bare paper shows the shape. */
const BARE: PageImages = { bare: true }

interface ReviewCardProps {
  readonly review: Review
  readonly brand: string
}

/** A buyer's work beside the photos of it, what was said, and the answer. */
export function ReviewCard({ review, brand }: ReviewCardProps) {
  const { rating, body, writer, jobSummary, title, spec, photos, answer, writtenAt, edited, example } = review
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
              {...(example ? {} : { pages: BARE })}
              decorative
            />
          )}
          <div className={styles.photos}>
            {photos.map(({ id, width, height }, at) => (
              <a key={id} href={photoAddress(id)} target="_blank" rel="noreferrer">
                <img
                  src={photoAddress(id)}
                  width={width}
                  height={height}
                  loading="lazy"
                  alt={`${writer} 님이 찍은 사진 ${at + 1}`}
                />
              </a>
            ))}
          </div>
        </div>
      )}
      <p className={styles.rating}>
        <Density value={rating} />
        {example ? <Badge tone="info">예시 후기</Badge> : <time dateTime={writtenAt}>{formatDay(writtenAt)}</time>}
      </p>
      <blockquote>{body}</blockquote>
      {answer && (
        <p className={styles.answer}>
          <b>{brand}</b> {answer}
        </p>
      )}
      <footer>
        {example ? (
          <span>{jobSummary} · 가게가 보기로 적은 글입니다. 건수와 평균에 세지 않습니다.</span>
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
