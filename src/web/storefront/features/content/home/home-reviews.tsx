import { formatCount } from '#/domain/money/format-count.ts'
import type { Review } from '#/contract/support/reviews.contract.ts'
import { MoreLink } from '#/web/ui/text-link.tsx'
import { SectionHead } from './section-head.tsx'
import section from './section.module.css'
import styles from './home-reviews.module.css'

interface HomeReviewsProps {
  readonly reviews: readonly Review[]
  readonly count: number
}

export function HomeReviews({ reviews, count }: HomeReviewsProps) {
  return (
    <section className={section.section} aria-labelledby="reviews">
      <SectionHead
        id="reviews"
        title="먼저 만들어 보신 분들"
        aside={<MoreLink to="/review">후기 {formatCount(count)}건</MoreLink>}
      />
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.id}>
            <blockquote>{review.body}</blockquote>
            <p className={styles.by}>
              <span>
                <b>{review.writer} 님</b>
                {review.jobSummary}
              </span>
              <span>{review.rating} / 5</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
