import { Link } from 'react-router'
import type { GoLive } from '#/contract/opening/go-live.contract.ts'
import {
  ORDER_STEP_WORDS,
  ORDER_STEPS,
  type OrderStep,
  REHEARSAL,
  type ServiceName,
} from '#/domain/opening/services.data.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { isProved, ServiceCheck } from '#/web/blocks/service-checks/service-check.tsx'
import { StateMark } from '#/web/ui/badge.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './go-live.module.css'

const isOrderStep = (step: ServiceName | OrderStep): step is OrderStep => ORDER_STEPS.some((each) => each === step)

/** 시험 주문 한 건: every step from the file to the money that goes back, in its order; where it stopped, it goes on. */
export function Rehearsal({ report }: { readonly report: GoLive }) {
  const { services, rehearsal } = report
  const steps = REHEARSAL.map((step) => ({ step, done: isDone(step, report) }))
  const stopped = steps.find(({ done }) => !done)?.step
  const done = steps.filter((each) => each.done).length
  return (
    <section id="rehearsal" aria-labelledby="rehearsal-title">
      <header>
        <h2 id="rehearsal-title">시험 주문 한 건</h2>
        <Small>
          {REHEARSAL.length}단계 가운데 {done} 됨
        </Small>
      </header>
      <ol className={styles.steps}>
        {steps.map(({ step, done: isPassed }, at) => {
          const service = services.find((each) => each.service === step)
          return (
            <li key={step} aria-current={step === stopped ? 'step' : undefined} data-done={isPassed ? '' : undefined}>
              <span>{at + 1}</span>
              {service ? (
                <ServiceCheck service={service} next={step === stopped} />
              ) : (
                isOrderStep(step) && <OwnStep step={step} rehearsal={rehearsal} next={step === stopped} />
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function isDone(step: ServiceName | OrderStep, { services, rehearsal }: GoLive): boolean {
  const service = services.find((each) => each.service === step)
  return service
    ? isProved(service)
    : (rehearsal?.steps.some((each) => each.step === step && each.at !== null) ?? false)
}

interface OwnStepProps {
  readonly step: OrderStep
  readonly rehearsal: GoLive['rehearsal']
  readonly next: boolean
}

/** What the shop itself does with the order, and the way to it. */
function OwnStep({ step, rehearsal, next }: OwnStepProps) {
  const at = rehearsal?.steps.find((each) => each.step === step)?.at ?? null
  const { name, does } = ORDER_STEP_WORDS[step]
  return (
    <div className={styles.own}>
      <h3>
        {name} <small>{does}</small>
      </h3>
      <StateMark shape={at === null ? 'ring' : 'disc'}>{at === null ? '아직' : '됨'}</StateMark>
      {at !== null && rehearsal && (
        <p>
          <Link to={`/admin/orders/${rehearsal.orderNumber}`}>{rehearsal.orderNumber}</Link>,{' '}
          {seoulDateTime(new Date(at)).slice(0, 16)}
        </p>
      )}
      {next && (
        <LinkButton
          size="sm"
          variant="ink"
          to={step === 'ordered' || !rehearsal ? '/' : `/admin/orders/${rehearsal.orderNumber}`}
        >
          {step === 'ordered' ? '주문하러 가기' : '여기서 이어서 하기'}
        </LinkButton>
      )}
    </div>
  )
}
