import { formatCount } from '#/lib/format-count.ts'
import type { Review, ReviewSummary } from '#/contract/support/reviews.contract.ts'
import { Density } from '#/web/blocks/review/density.tsx'
import { MoreLink } from '#/web/ui/text-link.tsx'
import { LazyDrawing } from './lazy-drawing.tsx'
import { SectionHead, type SectionWords } from './section-head.tsx'
import section from './section.module.css'
import styles from './home-reviews.module.css'

interface HomeReviewsProps extends SectionWords {
  readonly reviews: readonly Review[]
  readonly summary: ReviewSummary
}

/** What buyers wrote of what they received; only who bought may write. */
export function HomeReviews({ reviews, summary: { count, average }, ...words }: HomeReviewsProps) {
  return (
    <section className={section.section} aria-labelledby="reviews">
      <SectionHead id="reviews" {...words} more={<MoreLink to="/review">후기 {formatCount(count)}건</MoreLink>} />
      {average !== null && (
        <p className={styles.average}>
          <Density value={average} label="평균, 5점 가운데" />
        </p>
      )}
      <ul className={styles.reviews}>
        {reviews.map(({ id, spec, title, body, writer, jobSummary, rating }) => (
          <li key={id}>
            {spec && (
              <span className={styles.figure} aria-hidden="true">
                <LazyDrawing spec={spec} variant="card" scale={0.62} decorative {...(title ? { title } : {})} />
              </span>
            )}
            <blockquote>{body}</blockquote>
            <p className={styles.by}>
              <span>
                <b>{writer} 님</b>
                {jobSummary}
              </span>
              <span>
                <Density value={rating} />
                <small>구매 확인</small>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
