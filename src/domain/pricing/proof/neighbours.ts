import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { ALL_OPEN } from '#/domain/catalog/options/option-model.ts'
import type {
  OptionContext,
  OptionControl,
  SizeControl,
  StepperControl,
} from '#/domain/catalog/options/option-model.ts'
import { optionSections } from '#/domain/catalog/options/option-sections.ts'
import type { SizeMm } from '#/domain/print/units.ts'

interface Neighbours {
  readonly kind: OptionControl['kind']
  readonly jobs: readonly JobSpec[]
}

/** For each control of a job's option page but the copies: the job itself, and the jobs that the control leads to. */
export const neighbours = (spec: JobSpec, context: OptionContext = ALL_OPEN): readonly Neighbours[] =>
  optionSections(spec, context)
    .flatMap((section) => section.controls)
    .filter(({ id }) => id !== 'copies')
    .map((control) => ({ kind: control.kind, jobs: [spec, ...jobsOf(spec, control, context)] }))

function jobsOf(spec: JobSpec, control: OptionControl, context: OptionContext): readonly JobSpec[] {
  const tried = (value: number | SizeMm) => {
    const next = attempt(spec, control.id, value, context)
    return next.ok ? [next.value] : []
  }
  if (control.kind === 'stepper') return steps(control).flatMap(tried)
  if (control.kind === 'size') return sizes(control).flatMap(tried)
  return (control.kind === 'papers' ? inAndOut(control.choices) : control.choices).flatMap((choice) =>
    choice.spec && choice.spec !== spec ? [choice.spec] : [],
  )
}

/** Other papers are other jobs; what matters of them is that a part comes or goes. */
const inAndOut = <T extends { readonly id: string }>(choices: readonly T[]): readonly T[] =>
  choices[0]?.id === 'none' ? choices.slice(0, 2) : []

/** The next one up and down, both ends, and the quarters between. */
function steps({ min, max, step, value }: StepperControl): readonly number[] {
  const at = (share: number) => min + Math.round(((max - min) * share) / step) * step
  const all = [value - step, value + step, at(0), at(0.25), at(0.5), at(0.75), at(1) - step, at(1)]
  return [...new Set(all)].filter((one) => one !== value && one >= min && one <= max)
}

/** A little and clearly smaller, a little larger, and both ends. */
function sizes({ min, max, value }: SizeControl): readonly SizeMm[] {
  const by = (width: number, height: number) => ({ width: value.width + width, height: value.height + height })
  return [by(-1, -1), by(-0.5, 0), by(-9, -9), by(1, 1), min, max]
}
