import { useMemo } from 'react'
import { useLoaderData } from 'react-router'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { rushClock, rushRuns } from '#/domain/calendar/rush-clock.ts'
import { latePart } from '#/web/ui/lazy-part.tsx'
import { CropMarks } from '#/web/ui/marks.tsx'
import type { loader } from './report24.loader.ts'
import { RushHead } from './rush-head.tsx'
import { RushQuote } from './rush-quote.tsx'
import { RushRuler } from './rush-ruler.tsx'
import { MINUTE_MS, useRush, useServerTime } from './use-rush.ts'
import quote from './rush-quote.module.css'
import styles from './report24.module.css'

export const title = () => '24시간 보고서 인쇄'

const RUNS = 4

const Drawing = latePart(async () => (await import('#/web/blocks/job-drawing/job-drawing.tsx')).JobDrawing)
/** Below the first screen, and alive after it. */
const Gantt = latePart(async () => (await import('./rush-gantt.tsx')).RushGantt)
const Terms = latePart(async () => (await import('./rush-terms.tsx')).RushTerms)

/** Reports by tomorrow: how long until the cut-off, what both speeds cost, and what cannot be. */
export function Component() {
  const { rush: first, days, cutOffs, pickUpAt } = useLoaderData<typeof loader>()
  const report = useRush(first)
  // All but the time that is left moves by the minute.
  const now = useServerTime(report.rush.at, MINUTE_MS)
  const calendar = useMemo(() => businessCalendar(days, cutOffs), [days, cutOffs])
  const clock = useMemo(() => rushClock(calendar, now), [calendar, now])
  const runs = useMemo(() => rushRuns(calendar, now, RUNS), [calendar, now])
  return (
    <div className={styles.page}>
      <div className={styles.press}>
        <CropMarks />
        <RushHead at={report.rush.at} calendar={calendar} sold={report.rush.sold} />
        <RushRuler run={clock} now={now} />
        <div className={quote.quick}>
          <div className={quote.drawing}>
            <Drawing spec={report.rush.usual.spec} variant="ticket" scale={1.35} title="보고서" />
          </div>
          <RushQuote report={report} clock={clock} calendar={calendar} now={now} />
        </div>
      </div>
      <Gantt runs={runs} now={now} calendar={calendar} />
      <Terms rush={report.rush} pickUpAt={pickUpAt} />
    </div>
  )
}
