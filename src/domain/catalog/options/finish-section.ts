import type { Finish } from '../entries.ts'
import type { FinishChoice } from '../job-spec.ts'
import { findFinish } from '../lookup.ts'
import { finishIn } from './finish-place.ts'
import { makeChoice } from './make-choice.ts'
import type { OptionScene } from './make-choice.ts'
import type { OptionControl, OptionSection } from './option-model.ts'

/** Which finishes, then the details of those that are chosen. */
export function finishSection(scene: OptionScene): readonly OptionSection[] {
  const ids = [...scene.kind.parts.flatMap((part) => part.finishes), ...scene.kind.finishes]
  const finishes = ids.flatMap((id) => findFinish(id) ?? [])
  if (finishes.length === 0) return []
  const checks: OptionControl = {
    kind: 'checks',
    id: 'finish',
    label: '후가공 고르기',
    hint: null,
    choices: finishes.map((finish) =>
      makeChoice(scene, 'finish', {
        id: finish.id,
        label: finish.name,
        hint: finish.hint,
        chosen: finishIn(scene.spec, finish.id) !== undefined,
      }),
    ),
  }
  const details = finishes.flatMap((finish) => {
    const choice = finishIn(scene.spec, finish.id)
    return choice ? detailControls(scene, finish, choice) : []
  })
  return [{ id: 'finish', title: '후가공', hint: '필요한 것만', controls: [checks, ...details] }]
}

function detailControls(scene: OptionScene, finish: Finish, choice: FinishChoice): readonly OptionControl[] {
  const id = `finish.${finish.id}`
  const controls: OptionControl[] = []
  if (finish.variants.length > 0) {
    controls.push({
      kind: 'segments',
      id: `${id}.variant`,
      label: `${finish.name} 종류`,
      hint: null,
      choices: finish.variants.map((variant) =>
        makeChoice(scene, `${id}.variant`, {
          id: variant.id,
          label: variant.name,
          chosen: choice.variant === variant.id,
        }),
      ),
    })
  }
  if (finish.count && choice.count !== undefined) {
    const { min, max, unit } = finish.count
    controls.push({
      kind: 'stepper',
      id: `${id}.count`,
      label: `${finish.name} 수`,
      hint: null,
      value: choice.count,
      min,
      max,
      step: 1,
      unit,
    })
  }
  if (finish.area && choice.area) {
    const { min, max } = finish.area
    controls.push({
      kind: 'size',
      id: `${id}.area`,
      label: `${finish.name} 크기`,
      hint: '작업할 그림을 둘러싼 네모',
      value: choice.area,
      min,
      max,
      chosen: true,
    })
  }
  return controls
}
