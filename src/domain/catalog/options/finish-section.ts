import type { Finish, FinishPlace } from '../finish.ts'
import { NEAREST, distanceOf, farthest, placeOf, placesOf } from '../finish-position.ts'
import type { FinishChoice } from '../job-spec.ts'
import { finishOfVersion } from '../lookup.ts'
import { finishesOf } from '../with-choices.ts'
import { finishIn } from './finish-place.ts'
import { makeChoice } from './make-choice.ts'
import type { OptionScene } from './make-choice.ts'
import type { OptionControl, OptionSection, StepperControl } from './option-model.ts'

/** Which finishes, then the details of those that are chosen. */
export function finishSection(scene: OptionScene): OptionSection | null {
  const ids = finishesOf(scene.kind)
  const finishes = ids.flatMap((id) => finishOfVersion(scene.kind.choices, id) ?? [])
  if (finishes.length === 0) return null
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
  return { id: 'finish', title: '후가공', hint: '필요한 것만', controls: [checks, ...details] }
}

type Range = Pick<StepperControl, 'value' | 'min' | 'max' | 'unit'>

function detailControls(scene: OptionScene, finish: Finish, choice: FinishChoice): readonly OptionControl[] {
  const id = `finish.${finish.id}`
  const pick = (detail: string, label: string, offers: readonly FinishPlace[], chosen?: string): OptionControl => ({
    kind: 'segments',
    id: `${id}.${detail}`,
    label: `${finish.name} ${label}`,
    hint: null,
    choices: offers.map((offer) =>
      makeChoice(scene, `${id}.${detail}`, { id: offer.id, label: offer.name, chosen: offer.id === chosen }),
    ),
  })
  const step = (detail: string, label: string, range: Range): OptionControl => ({
    kind: 'stepper',
    id: `${id}.${detail}`,
    label: `${finish.name} ${label}`,
    hint: null,
    step: 1,
    ...range,
  })
  const controls: OptionControl[] = []
  if (finish.variants.length > 0) controls.push(pick('variant', '종류', finish.variants, choice.variant))
  if (finish.count && choice.count !== undefined)
    controls.push(step('count', '수', { ...finish.count, value: choice.count }))
  const places = placesOf(scene.spec, finish)
  if (places.length > 0) controls.push(pick('place', '자리', places, placeOf(scene.spec, choice)?.id))
  const most = farthest(scene.spec, choice)
  if (most) {
    const value = distanceOf(scene.spec, choice) ?? most
    controls.push(step('distance', '끝에서 거리', { value, min: NEAREST, max: most, unit: 'mm' }))
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
