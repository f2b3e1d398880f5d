import { formatCount } from '#/lib/format-count.ts'
import { RUSH_NAME } from '../spec-summary.ts'
import { makeChoice } from './make-choice.ts'
import type { OptionScene } from './make-choice.ts'
import type { OptionControl, OptionSection } from './option-model.ts'

const PRODUCTIONS = {
  auto: { label: '자동 선택', hint: '가능한 방식 가운데 가장 저렴하게' },
  ganged: { label: '합판', hint: '여러 주문을 한 판에 모아 저렴하게' },
  dedicated: { label: '독판', hint: '내 주문만 단독 인쇄' },
} as const

export function copiesSection(scene: OptionScene): OptionSection {
  const { min, max } = scene.kind.copies
  const unit = scene.kind.unit
  const copies: OptionControl = {
    kind: 'stepper',
    id: 'copies',
    label: '부수',
    hint: `${formatCount(min)}–${formatCount(max)}${unit}`,
    value: scene.spec.copies,
    min,
    max,
    step: 1,
    unit,
  }
  const { productions, rush } = scene.kind
  const controls: OptionControl[] = [copies]
  if (productions.length > 1) controls.push(productionControl(scene))
  if (rush) controls.push(rushControl(scene))
  return { id: 'copies', title: '부수', hint: `한 번에 찍는 ${unit} 수`, controls }
}

const productionControl = (scene: OptionScene): OptionControl => ({
  kind: 'segments',
  id: 'production',
  label: '인쇄 방식',
  hint: null,
  choices: scene.kind.productions.map((id) =>
    makeChoice(scene, 'production', { id, ...PRODUCTIONS[id], chosen: scene.spec.production === id }),
  ),
})

const rushControl = (scene: OptionScene): OptionControl => ({
  kind: 'segments',
  id: 'rush',
  label: '제작 속도',
  hint: null,
  choices: ['보통', RUSH_NAME].map((label) => {
    const rush = label === RUSH_NAME
    return makeChoice(scene, 'rush', {
      id: rush ? 'rush' : 'usual',
      label,
      chosen: (scene.spec.rush ?? false) === rush,
    })
  }),
})
