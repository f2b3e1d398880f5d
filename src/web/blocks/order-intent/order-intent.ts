import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { specKey } from '#/domain/catalog/spec-key.ts'

export type Goal = 'cart' | 'order'

/** What a visitor pressed before somebody had to say who they are. */
export interface OrderIntent {
  readonly goal: Goal
  /** Path and search of the page it was pressed on. */
  readonly from: string
  /** The job as it stood, so that another one is never ordered in its place. */
  readonly job: string
  /** Of files that cannot be printed as they are: a person shall look at them. Asked before joining, not a second time. */
  readonly askStaff: boolean
  readonly at: number
}

const KEY = 'jikji.order-intent'
/** Who takes longer to join presses again. */
const GOOD_MS = 60 * 60_000

interface Pressed {
  readonly from: string
  readonly spec: JobSpec
  readonly files: number
}

/** The job of an intent: its spec and how many files went with it. */
const jobKey = ({ spec, files }: Pressed): string => `${specKey(spec)}#${files}`

/** Of this tab only: another tab of the same page was not pressed. */
const store = (): Storage | null => {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

export function keepIntent({ goal, askStaff, ...pressed }: Pressed & Pick<OrderIntent, 'goal' | 'askStaff'>): void {
  const intent: OrderIntent = { goal, from: pressed.from, job: jobKey(pressed), askStaff, at: Date.now() }
  store()?.setItem(KEY, JSON.stringify(intent))
}

/** What was pressed on the page `from` within the hour; null when nothing was. */
export function intentOf(from: string | null): OrderIntent | null {
  const text = store()?.getItem(KEY)
  if (!text) return null
  const intent = JSON.parse(text) as OrderIntent
  return intent.from === from && Date.now() - intent.at < GOOD_MS ? intent : null
}

function forgetIntent(): void {
  store()?.removeItem(KEY)
}

/** The page as it stands: `who` is null for a visitor, and true once the files of somebody known are there. */
export interface Standing extends Pressed {
  readonly who: boolean | null
  /** When the page was opened, ms. */
  readonly since: number
}

/** A page that is being left may be drawn once more: only who comes back later than this has been away. */
const AWAY_MS = 5000

/** Does what was pressed for this job on this page, once. Who is back without having said who they are has changed their mind. */
export function resume({ who, since, ...now }: Standing, go: (goal: Goal, askStaff: boolean) => void): void {
  const intent = intentOf(now.from)
  if (who === null && intent && since - intent.at > AWAY_MS) forgetIntent()
  if (!who) return
  if (intent?.job !== jobKey(now)) return
  forgetIntent()
  go(intent.goal, intent.askStaff)
}
