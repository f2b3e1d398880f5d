import { formatCount } from '#/lib/format-count.ts'
import type { Review, ReviewSummary } from '#/contract/support/reviews.contract.ts'
import { BARE } from '#/web/blocks/job-drawing/page-images.ts'
import { Density } from '#/web/blocks/review/density.tsx'
import { ownPages } from '#/web/blocks/review/own-pages.ts'
import { MoreLink } from '#/web/ui/text-link.tsx'
import { useSeen } from '#/web/ui/use-seen.ts'
import { LazyDrawing } from './lazy-drawing.tsx'
import { SectionHead, type SectionWords } from './section-head.tsx'
import section from './section.module.css'
import styles from './home-reviews.module.css'

interface HomeReviewsProps extends SectionWords {
  readonly reviews: readonly Review[]
  readonly summary: ReviewSummary
}

/** What buyers wrote of what they received, under their own covers where they show them; only who bought may write. */
export function HomeReviews({ reviews, summary: { count, average }, ...words }: HomeReviewsProps) {
  // Pictures of covers wait until somebody comes near; the paper beneath them is drawn with the page.
  const [row, seen] = useSeen<HTMLUListElement>()
  return (
    <section className={section.section} aria-labelledby="reviews">
      <SectionHead id="reviews" {...words} more={<MoreLink to="/review">후기 {formatCount(count)}건</MoreLink>} />
      {average !== null && (
        <p className={styles.average}>
          <Density value={average} label="평균, 5점 가운데" />
        </p>
      )}
      <ul className={styles.reviews} ref={row}>
        {reviews.map(({ id, faces, spec, title, body, writer, jobSummary, rating }) => (
          <li key={id}>
            {spec && (
              <span className={styles.figure} aria-hidden="true">
                <LazyDrawing
                  spec={spec}
                  variant="card"
                  scale={0.62}
                  decorative
                  pages={seen ? ownPages({ id, faces }) : BARE}
                  {...(title ? { title } : {})}
                />
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
