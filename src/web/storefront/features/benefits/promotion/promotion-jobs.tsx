import { useNavigate } from 'react-router'
import type { Promotion } from '#/contract/benefits/promotions.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { beginJob } from '#/web/blocks/job-draft/begin-job.ts'
import { Button } from '#/web/ui/button.tsx'
import { LateDrawing } from './late-drawing.ts'
import styles from './promotion.module.css'

interface PromotionJobsProps {
  readonly promotion: Promotion
}

/** What is made with the coupon: each price before and with it, from the engine that prices the order. */
export function PromotionJobs({ promotion: { jobs, state } }: PromotionJobsProps) {
  const over = state === 'over' || state === 'gone'
  const lowers = !over && jobs.some(({ after }) => after !== null)
  return (
    <section className={styles.jobs} aria-labelledby="jobs">
      <h2 id="jobs">{over ? '지금도 찍을 수 있어요' : '이렇게 찍어요'}</h2>
      <p>{lowers ? '쿠폰을 쓴 금액, 부가세 포함' : '부가세를 포함한 금액이에요'}</p>
      <ul>
        {jobs.map((job, at) => (
          <JobRow key={`${job.name} ${at}`} job={job} over={over} />
        ))}
      </ul>
    </section>
  )
}

interface JobRowProps {
  readonly job: Promotion['jobs'][number]
  readonly over: boolean
}

function JobRow({ job: { name, spec, summary, total, after }, over }: JobRowProps) {
  const navigate = useNavigate()
  const lower = over ? null : after
  return (
    <li>
      <div className={styles.figure}>
        <LateDrawing spec={spec} variant="card" title={name} decorative />
      </div>
      <div>
        <h3>{name}</h3>
        <p>{summary}</p>
        {total === null ? (
          <p>지금은 주문을 받지 않아요</p>
        ) : (
          <>
            {lower !== null && <p>쿠폰 전 {formatWon(total)}</p>}
            <b>{formatWon(lower ?? total)}</b>
            <Button size="sm" aria-label={`${name} 이 사양으로 시작`} onClick={() => void navigate(beginJob(spec))}>
              이 사양으로
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
