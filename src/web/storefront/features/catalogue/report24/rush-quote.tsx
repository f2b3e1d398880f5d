import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { type BusinessCalendar, dispatchDate } from '#/domain/calendar/business-days.ts'
import type { RushClock } from '#/domain/calendar/rush-clock.ts'
import { formatCount } from '#/lib/format-count.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { beginJob } from '#/web/blocks/job-draft/begin-job.ts'
import { Button } from '#/web/ui/button.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { Note } from '#/web/ui/note.tsx'
import { hourText, longHour, shortDay } from './hour-text.ts'
import { RushFields } from './rush-fields.tsx'
import type { useRush } from './use-rush.ts'
import styles from './rush-quote.module.css'

interface RushQuoteProps {
  readonly report: ReturnType<typeof useRush>
  readonly clock: RushClock
  readonly calendar: BusinessCalendar
  readonly now: Date
}

/** Both speeds side by side with what the difference costs, and the start of the order. */
export function RushQuote({ report, clock, calendar, now }: RushQuoteProps) {
  const { rush, problem, busy } = report
  const [wanted, setWanted] = useState<'rush' | 'usual'>('rush')
  const [leaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  const speed = rush[wanted].price ? wanted : rush.usual.price ? 'usual' : 'rush'
  const { price, refusal, spec } = rush[speed]
  const usualDay = rush.usual.price && shortDay(dispatchDate(calendar, now, rush.usual.price.workingDays))
  const leaves = speed === 'rush' ? longHour(clock.leaves) : usualDay
  const begin = (event: FormEvent) => {
    event.preventDefault()
    setLeaving(true)
    void navigate(beginJob(spec))
  }
  const stopped = busy || problem !== null || !price
  return (
    <form aria-label="바로 견적" onSubmit={begin}>
      <LiveFieldset className={styles.quote}>
        <RushFields rush={rush} wish={report.wish} change={report.change} />
        <div className={styles.total} aria-busy={busy || undefined}>
          <p className={styles.pay}>
            <span className={styles.name}>총액, 부가세 포함</span>
            <output>
              {price ? formatCount(price.total) : '—'}
              <small>원</small>
            </output>
            <span>{price && `${rush.summary}, 한 부 ${formatCount(price.each)}원`}</span>
          </p>
          <div className={styles.speeds} role="radiogroup" aria-label="제작 속도">
            <Speed
              name="24시간"
              chosen={speed === 'rush'}
              total={rush.rush.price?.total ?? null}
              said={
                rush.rush.refusal ?? `${shortDay(seoulDay(clock.leaves))} ${hourText(clock.leaves)} 출고${moreOf(rush)}`
              }
              onChoose={() => setWanted('rush')}
            />
            <Speed
              name="보통"
              chosen={speed === 'usual'}
              total={rush.usual.price?.total ?? null}
              said={rush.usual.refusal ?? `지금 승인하면 ${usualDay ?? ''} 출고`}
              onChoose={() => setWanted('usual')}
            />
          </div>
          {(problem ?? (price ? null : refusal)) && (
            <Note tone="bad" role="alert">
              {problem ?? refusal}
            </Note>
          )}
          {speed === 'rush' && clock.state === 'short' && (
            <Note role="status">
              마감까지 20분이 안 남았어요. 결제와 파일 승인이 {hourText(clock.cutOff)}를 넘기면 다음 마감으로 넘어가
              출고도 하루 늦어져요.
            </Note>
          )}
          <Button type="submit" variant="primary" block busy={leaving} disabled={stopped} className={styles.go}>
            이 사양으로 시작
          </Button>
        </div>
        <div className={styles.bar}>
          <p>
            <b>
              {price ? formatCount(price.total) : '—'}
              <small>원</small>
            </b>
            <span>{price && `${leaves ?? ''} 출고`}</span>
          </p>
          <button type="submit" disabled={stopped || leaving}>
            시작하기
          </button>
        </div>
      </LiveFieldset>
    </form>
  )
}

function moreOf({ rush, usual }: ReturnType<typeof useRush>['rush']): string {
  if (!rush.price || !usual.price) return ''
  const more = rush.price.total - usual.price.total
  return more > 0 ? ` · +${formatCount(more)}원` : ''
}

interface SpeedProps {
  readonly name: string
  readonly chosen: boolean
  /** Null where the job cannot be made so. */
  readonly total: number | null
  readonly said: string
  readonly onChoose: () => void
}

function Speed({ name, chosen, total, said, onChoose }: SpeedProps) {
  return (
    <label className={styles.speed} data-off={total === null || undefined}>
      <input type="radio" name="speed" checked={chosen} disabled={total === null} onChange={onChoose} />
      <span>
        <b>{name}</b>
        <small>{said}</small>
      </span>
      {total !== null && <b>{formatCount(total)}원</b>}
    </label>
  )
}
