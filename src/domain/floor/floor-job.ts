import type { Day } from '#/domain/calendar/business-days.ts'
import type { StepStanding } from './step-standing.ts'
import type { JobStep } from './steps.ts'

export interface FloorStep extends JobStep {
  readonly standing: StepStanding
  /** Where somebody put it or works on it; null leaves it to the plan. */
  readonly machineId: string | null
  /** Not before then, and before whatever nobody put anywhere; instants as ISO text. */
  readonly pinnedAt: string | null
  readonly startedAt: string | null
  readonly doneAt: string | null
}

export interface FloorJob {
  readonly lineId: string
  /** The day it is promised to leave. */
  readonly due: Day | null
  /** On a press plan already, or still waiting for somebody to plan it. */
  readonly planned: boolean
  /** Number of the sheet that it is printed on with others. */
  readonly gang?: string | null
  readonly steps: readonly FloorStep[]
}
