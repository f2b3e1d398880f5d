import { useMemo } from 'react'
import { useLoaderData } from 'react-router'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { rushClock, rushRuns } from '#/domain/calendar/rush-clock.ts'
import { CropMarks } from '#/web/ui/marks.tsx'
import type { loader } from './report24.loader.ts'
import { LazyDrawing } from './lazy-drawing.tsx'
import { RushGantt } from './rush-gantt.tsx'
import { RushHead } from './rush-head.tsx'
import { RushQuote } from './rush-quote.tsx'
import { RushRuler } from './rush-ruler.tsx'
import { RushTerms } from './rush-terms.tsx'
import { useRush, useServerTime } from './use-rush.ts'
import quote from './rush-quote.module.css'
import styles from './report24.module.css'

export const title = () => '24시간 보고서 인쇄'

const RUNS = 4
const MINUTE_MS = 60_000

/** Reports by tomorrow: how long until the cut-off, what both speeds cost, and what cannot be. */
export function Component() {
  const { rush: first, days, cutOffs, pickUpAt } = useLoaderData<typeof loader>()
  const report = useRush(first)
  const now = useServerTime(report.rush.at)
  const calendar = useMemo(() => businessCalendar(days, cutOffs), [days, cutOffs])
  const clock = rushClock(calendar, now)
  // What is drawn moves by the minute.
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const drawn = useMemo(() => {
    const at = new Date(minute * MINUTE_MS)
    return { at, run: rushClock(calendar, at), runs: rushRuns(calendar, at, RUNS) }
  }, [calendar, minute])
  return (
    <div className={styles.page}>
      <div className={styles.press}>
        <CropMarks />
        <RushHead clock={clock} now={now} sold={report.rush.sold} />
        <RushRuler run={drawn.run} now={drawn.at} />
        <div className={quote.quick}>
          <div className={quote.drawing}>
            <LazyDrawing spec={report.rush.usual.spec} variant="ticket" scale={1.35} />
          </div>
          <RushQuote report={report} clock={clock} calendar={calendar} now={now} />
        </div>
      </div>
      <RushGantt runs={drawn.runs} now={drawn.at} calendar={calendar} />
      <RushTerms rush={report.rush} pickUpAt={pickUpAt} />
    </div>
  )
}
