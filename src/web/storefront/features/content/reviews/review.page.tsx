import { useLoaderData } from 'react-router'
import { formatCount } from '#/domain/money/format-count.ts'
import type { listReviews } from '#/contract/support/reviews.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import styles from './review.module.css'

type Reviews = ResultOf<typeof listReviews>

export function Component() {
  const { items, count, average } = useLoaderData<Reviews>()
  const lead =
    average === null ? '주문하신 분만 쓸 수 있습니다.' : `${formatCount(count)}건 · 평균 ${average.toFixed(1)} / 5`
  return (
    <>
      <PageHeading title="구매후기" lead={lead} />
      {items.length === 0 ? (
        <EmptyState
          title="아직 후기가 없습니다"
          text="받으신 분이 남겨 주시면 좋은 말도 아쉬운 말도 그대로 보여 드립니다."
          action={<LinkButton to="/">무엇을 만들 수 있나 보기</LinkButton>}
        />
      ) : (
        <ul className={styles.reviews}>
          {items.map((review) => (
            <li key={review.id}>
              <p className={styles.rating}>
                {review.rating} / 5 {review.example ? <Badge tone="info">예시 후기</Badge> : null}
              </p>
              <blockquote>{review.body}</blockquote>
              <p className={styles.by}>
                {review.example ? (
                  <>{review.jobSummary} · 가게가 보기로 적은 글입니다. 건수와 평균에 세지 않습니다.</>
                ) : (
                  <>
                    {review.writer} 님 · {review.jobSummary} ·{' '}
                    <time dateTime={review.writtenAt}>{formatDay(review.writtenAt)}</time>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
