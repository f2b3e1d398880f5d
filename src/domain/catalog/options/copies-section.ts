import { formatCount } from '#/domain/money/format-count.ts'
import { makeChoice } from './make-choice.ts'
import type { OptionScene } from './make-choice.ts'
import type { OptionControl, OptionSection } from './option-model.ts'

const PRODUCTIONS = {
  auto: { label: '알맞게', hint: '되는 방식 가운데 가장 싼 쪽' },
  ganged: { label: '합판', hint: '다른 일과 함께 찍어 쌉니다' },
  dedicated: { label: '독판', hint: '이 일만 따로 찍습니다' },
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
  const { productions } = scene.kind
  if (productions.length < 2)
    return { id: 'copies', title: '부수', hint: `한 번에 찍는 ${unit} 수`, controls: [copies] }
  const production: OptionControl = {
    kind: 'segments',
    id: 'production',
    label: '인쇄 방식',
    hint: null,
    choices: productions.map((id) =>
      makeChoice(scene, 'production', { id, ...PRODUCTIONS[id], chosen: scene.spec.production === id }),
    ),
  }
  return { id: 'copies', title: '부수', hint: `한 번에 찍는 ${unit} 수`, controls: [copies, production] }
}
