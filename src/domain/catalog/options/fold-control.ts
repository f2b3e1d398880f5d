import { formatSize } from '#/domain/print/round-mm.ts'
import type { PartSpec } from '../job-spec.ts'
import type { PartDefinition } from '../kind-definition.ts'
import { foldOfVersion } from '../with-terms.ts'
import { makeChoice } from './make-choice.ts'
import type { OptionScene } from './make-choice.ts'
import type { ChoiceControl } from './option-model.ts'

export function foldControl(scene: OptionScene, known: PartDefinition, part: PartSpec): ChoiceControl {
  const controlId = `${known.role}.fold`
  return {
    kind: 'tiles',
    id: controlId,
    label: '접지',
    hint: '접어 넣는 면은 조금 짧게 잡습니다',
    choices: known.folds.map((id) => {
      const fold = foldOfVersion(scene.kind.choices, id)
      const choice = makeChoice(scene, controlId, {
        id,
        label: fold?.name ?? '접지 않음',
        hint: fold?.hint ?? null,
        chosen: part.fold === id,
      })
      return choice.spec && fold
        ? { ...choice, hint: `${fold.hint}, 접은 크기 ${formatSize(choice.spec.trim)}` }
        : choice
    }),
  }
}
