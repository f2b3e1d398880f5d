import fc from 'fast-check'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { KindDefinition } from '#/domain/catalog/kind-definition.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import { optionSections } from '#/domain/catalog/options/option-sections.ts'
import type { OptionControl, OptionValue } from '#/domain/catalog/options/option-model.ts'

const STEPS = 6

/** Jobs as customers come to them: a walk of a few choices over the option page, starting from the kind's usual job. */
export const randomSpec = (kind: KindDefinition): fc.Arbitrary<JobSpec> =>
  fc
    .array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 0, maxLength: STEPS })
    .map((steps) => steps.reduce((spec, step) => walk(spec, step), kind.defaults))

function walk(spec: JobSpec, [whichControl, whichChoice, whichValue]: readonly [number, number, number]): JobSpec {
  const controls = optionSections(spec).flatMap((section) => section.controls)
  const control = controls[whichControl % controls.length]
  return control ? choose(spec, control.id, valueFor(control, whichChoice, whichValue)) : spec
}

function valueFor(control: OptionControl, choice: number, value: number): OptionValue {
  if (control.kind === 'stepper') {
    const steps = Math.floor((control.max - control.min) / control.step) + 1
    return control.min + (choice % steps) * control.step
  }
  if (control.kind === 'size') {
    const between = (min: number, max: number, pick: number) => min + (pick % ((max - min) * 2 + 1)) / 2
    return {
      width: between(control.min.width, control.max.width, choice),
      height: between(control.min.height, control.max.height, value),
    }
  }
  return control.choices[choice % control.choices.length]?.id ?? ''
}
