import type { FloorJobView, FloorSheetView, FloorStepView } from '#/contract/production/floor.contract.ts'
import { isPrint, type StepKind } from '#/domain/floor/steps.ts'
import type { Floor } from './use-floor.ts'

/** The run of a shared sheet, with all that lie on it. */
export interface SheetWork {
  readonly sheet: FloorSheetView
  readonly on: readonly FloorJobView[]
  readonly step: FloorStepView
}

/** The sheet on which a job is printed with others; null of any other step, and of a job that is printed by itself. */
export function sheetWorkOf(floor: Floor, job: FloorJobView, kind: StepKind): SheetWork | null {
  const sheet = isPrint(kind) ? floor.sheets.find(({ number }) => number === job.gang) : undefined
  if (!sheet) return null
  const on = floor.jobs.filter(({ gang }) => gang === sheet.number)
  const runs = on.flatMap(({ steps }) => steps.filter((step) => step.kind === kind))
  const [first] = runs
  if (!first) return null
  const sum = (of: (step: FloorStepView) => number) => runs.reduce((all, step) => all + of(step), 0)
  const problem = runs.find((step) => step.problem !== null)?.problem ?? null
  const whole = {
    setups: sheet.setups,
    runs: sheet.runs,
    made: sum(({ made }) => made),
    waste: sum(({ waste }) => waste),
  }
  return { sheet, on, step: { ...first, ...whole, problem } }
}
