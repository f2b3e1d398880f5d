import type { FloorJob } from './floor-job.ts'
import { isPrint, type JobStep } from './steps.ts'

/** A sheet that several jobs are printed on: its run stands for theirs. */
export interface FloorSheet extends Pick<JobStep, 'setups' | 'runs'> {
  readonly number: string
}

/** Jobs by the sheet that they share, in the order of the floor. The first of them bears the card. */
export function sheetCards<Job extends Pick<FloorJob, 'gang'>>(
  jobs: readonly Job[],
): ReadonlyMap<string, readonly Job[]> {
  const cards = new Map<string, Job[]>()
  for (const job of jobs) {
    if (!job.gang) continue
    const on = cards.get(job.gang)
    if (on) on.push(job)
    else cards.set(job.gang, [job])
  }
  return cards
}

/** A job as it is placed: with the turn of its sheet, and behind the run of the job that bears the card. */
export interface PlacedJob extends FloorJob {
  readonly turn: Pick<FloorJob, 'planned' | 'due' | 'steps'>
  readonly after: string | null
}

/** Leaves of each sheet one run, as long as the sheet takes. */
export function placedJobs(jobs: readonly FloorJob[], sheets: readonly FloorSheet[]): readonly PlacedJob[] {
  const cards = sheetCards(jobs)
  return jobs.map((job) => {
    const on = job.gang ? (cards.get(job.gang) ?? []) : []
    const [bearer] = on
    if (!bearer) return { ...job, turn: job, after: null }
    const turn = {
      planned: on.some(({ planned }) => planned),
      due: on.flatMap(({ due }) => due ?? []).toSorted()[0] ?? null,
      steps: bearer.steps.filter(({ kind }) => isPrint(kind)),
    }
    if (bearer !== job)
      return { ...job, turn, after: bearer.lineId, steps: job.steps.filter(({ kind }) => !isPrint(kind)) }
    const sheet = sheets.find(({ number }) => number === job.gang)
    const steps = job.steps.map((step) =>
      sheet && isPrint(step.kind) ? { ...step, runs: sheet.runs, setups: sheet.setups } : step,
    )
    return { ...job, turn, after: null, steps }
  })
}
