import type { Review } from '#/contract/support/reviews.contract.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { Density } from './density.tsx'
import { photoAddress } from './review-address.ts'
import styles from './review-card.module.css'

interface ReviewProps {
  readonly review: Review
}

export function ReviewPhotos({ review: { photos, writer }, className }: ReviewProps & { readonly className?: string }) {
  return (
    <div className={className}>
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
  )
}

/** The score, what was said, and the answer. */
export function ReviewWords({ review, brand }: ReviewProps & { readonly brand: string }) {
  const { rating, body, answer, writtenAt, example } = review
  return (
    <>
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
    </>
  )
}
