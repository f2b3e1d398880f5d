import { seoulClock, seoulDay } from '#/lib/seoul-time.ts'
import type { FloorJob } from './floor-job.ts'
import type { FloorPlan, JobOutlook } from './plan-floor.ts'

/** What a change of the plan does to promises. */
export interface Consequence {
  /** Korean, one sentence each. */
  readonly words: readonly string[]
  /** A promise is broken that was kept before. */
  readonly breaks: boolean
}

/** `14:05` today, else `11.24 14:05`. */
export function momentWords(at: number, now: Date): string {
  const clock = seoulClock(new Date(at)).toISOString()
  const time = clock.slice(11, 16)
  return seoulDay(new Date(at)) === seoulDay(now) ? time : `${dayWords(clock.slice(0, 10))} ${time}`
}

/** `11.24` */
export const dayWords = (day: string): string => day.slice(5).replace('-', '.')

/** What happens to the promise of a job, and which promise it is. */
export function outlookWords({ ready, due, late }: JobOutlook, now: Date): string {
  if (due === null) return `${momentWords(ready, now)}에 끝납니다.`
  if (!late) return `${momentWords(ready, now)}에 끝나고, ${momentWords(due, now)} 집하에 실립니다.`
  const past = due < now.getTime()
  return past
    ? `${momentWords(due, now)}까지였습니다. ${momentWords(ready, now)}에 끝납니다.`
    : `${momentWords(ready, now)}에 끝나 ${momentWords(due, now)} 집하를 놓칩니다.`
}

const MOST_NAMED = 3

/** What moving `lineId` changes: its own end first, then whose promise breaks and whose is kept again. */
export function consequenceOf(
  before: FloorPlan,
  after: FloorPlan,
  { lineId, titleOf, now }: { lineId: string; titleOf: (lineId: string) => string; now: Date },
): Consequence {
  const own = after.outlooks.get(lineId)
  const turned = (late: boolean) =>
    [...after.outlooks.values()].filter(
      (each) => each.late === late && before.outlooks.get(each.lineId)?.late === !late,
    )
  const [broken, mended] = [turned(true), turned(false)]
  const others = (list: readonly JobOutlook[]) => list.filter((each) => each.lineId !== lineId)
  return {
    words: [
      ...(own ? [outlookWords(own, now)] : []),
      ...namesIn(others(broken), titleOf, '집하를 놓칩니다.'),
      ...namesIn(others(mended), titleOf, '다시 약속을 지킵니다.'),
    ],
    breaks: broken.length > 0,
  }
}

function namesIn(list: readonly JobOutlook[], titleOf: (lineId: string) => string, what: string): readonly string[] {
  if (list.length === 0) return []
  const named = list.slice(0, MOST_NAMED).map(({ lineId }) => `「${titleOf(lineId)}」`)
  const more = list.length > MOST_NAMED ? ` 외 ${list.length - MOST_NAMED}건이` : ' 작업이'
  return [`${named.join(', ')}${more} ${what}`]
}

/** What becomes of the one among these jobs that fares worst. */
export function worstOutlook(
  { outlooks }: FloorPlan,
  jobs: readonly Pick<FloorJob, 'lineId'>[],
): JobOutlook | undefined {
  const all = jobs.flatMap(({ lineId }) => outlooks.get(lineId) ?? [])
  const spare = ({ due, ready }: JobOutlook) => (due ?? Infinity) - ready
  return all.toSorted((a, b) => spare(a) - spare(b))[0]
}
