import type { ReviewSummary } from '#/contract/support/reviews.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { CRITERION_NAMES, FEWEST_FOR_AVERAGE } from '#/domain/reviews/review-criteria.ts'
import { Density } from '#/web/blocks/review/density.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import styles from './review.module.css'

/** The title with the sums; no average under five reviews, and nothing in its place. */
export function ReviewSummaryHead({ summary }: { readonly summary: ReviewSummary }) {
  const { average, count, photos, criteria } = summary
  return (
    <header className={styles.head}>
      <Stack gap={3}>
        <h1>구매후기</h1>
        <p>받으신 분만 쓸 수 있습니다. 낮은 점수도 지우지 않고 답을 답니다.</p>
      </Stack>
      {count > 0 && (
        <div className={styles.score}>
          {average !== null && <b>{average.toFixed(1)}</b>}
          <p>
            {average !== null && '5점 만점 · '}후기 {formatCount(count)}건
            {photos > 0 && ` · 사진 ${formatCount(photos)}건`}
            {average === null && ` · 평균은 ${FEWEST_FOR_AVERAGE}건부터 보여 드립니다`}
          </p>
        </div>
      )}
      {criteria.some((one) => one.average !== null) && <Criteria criteria={criteria} />}
    </header>
  )
}

/** What the averages of five and more say; where nobody has judged, empty patches would say nothing. */
function Criteria({ criteria }: Pick<ReviewSummary, 'criteria'>) {
  return (
    <dl className={styles.criteria}>
      {criteria.map(
        ({ criterion, average: mean }) =>
          mean !== null && (
            <div key={criterion}>
              <dt>{CRITERION_NAMES[criterion]}</dt>
              <dd>
                <Density value={mean} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
