import { formatCount } from '#/lib/format-count.ts'
import type { Binding } from '../entries.ts'
import { bindingOf } from '../lookup.ts'
import { bindingOfVersion } from '../with-terms.ts'
import { makeChoice } from './make-choice.ts'
import type { OptionScene } from './make-choice.ts'
import type { ChoiceControl, OptionSection } from './option-model.ts'

const SIDE_NAMES = { left: '왼쪽', right: '오른쪽', top: '위쪽' } as const

export function bindingSection(scene: OptionScene): OptionSection | null {
  const binding = bindingOf(scene.spec)
  if (!binding) return null
  return { id: 'binding', title: '제본', hint: '위에서 본 모양', controls: [bindings(scene), sides(scene, binding)] }
}

function bindings(scene: OptionScene): ChoiceControl {
  return {
    kind: 'tiles',
    id: 'binding',
    label: '제본 고르기',
    hint: null,
    choices: scene.kind.bindings.flatMap((id) => {
      const binding = bindingOfVersion(scene.kind.choices, id)
      if (!binding) return []
      const { min, max } = binding.bodyPages
      const hint = `${binding.hint}, ${min}–${formatCount(max)}쪽`
      return makeChoice(scene, 'binding', { id, label: binding.name, hint, chosen: scene.spec.binding === id })
    }),
  }
}

function sides(scene: OptionScene, binding: Binding): ChoiceControl {
  return {
    kind: 'segments',
    id: 'bindingSide',
    label: '묶는 쪽',
    hint: null,
    choices: binding.sides.map((side) =>
      makeChoice(scene, 'bindingSide', { id: side, label: SIDE_NAMES[side], chosen: scene.spec.bindingSide === side }),
    ),
  }
}
