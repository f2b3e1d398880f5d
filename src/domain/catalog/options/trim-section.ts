import { openSize } from '../open-size.ts'
import { formatSize } from '#/domain/print/round-mm.ts'
import { sameSize, trimOfVersion } from '../lookup.ts'
import { makeChoice } from './make-choice.ts'
import type { OptionScene } from './make-choice.ts'
import type { ChoiceControl, OptionSection, SizeControl } from './option-model.ts'

export function trimSection(scene: OptionScene): OptionSection {
  const folded = scene.kind.parts.some((part) => part.folds.some((fold) => fold !== 'none'))
  const named = namedSizes(scene)
  const free = freeSize(scene, !named.choices.some((choice) => choice.chosen))
  return {
    id: 'trim',
    title: scene.kind.bindings.length > 0 ? '판형' : '크기',
    hint: folded ? '펼친 종이를 재단한 크기' : '재단한 뒤의 크기',
    controls: free ? [named, free] : [named],
  }
}

function namedSizes(scene: OptionScene): ChoiceControl {
  const open = openSize(scene.spec)
  const trims = scene.kind.trims.flatMap((id) => trimOfVersion(scene.kind.choices, id) ?? [])
  return {
    kind: 'tiles',
    id: 'trim',
    label: '크기 고르기',
    hint: null,
    choices: trims.map((trim) => ({
      ...makeChoice(scene, 'trim', {
        id: trim.id,
        label: trim.name,
        hint: formatSize(trim.size),
        chosen: sameSize(trim.size, open),
      }),
      size: trim.size,
    })),
  }
}

function freeSize(scene: OptionScene, chosen: boolean): SizeControl | null {
  const limits = scene.kind.freeSize
  if (!limits) return null
  return {
    kind: 'size',
    id: 'size',
    label: '직접 입력',
    hint: '0.5 mm까지 적을 수 있습니다',
    value: openSize(scene.spec),
    chosen,
    min: limits.min,
    max: limits.max,
  }
}
