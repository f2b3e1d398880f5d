import type { PartSpec } from '../job-spec.ts'
import type { PartDefinition } from '../kind-definition.ts'
import { findCoating } from '../lookup.ts'
import { makeChoice } from './make-choice.ts'
import type { OptionScene } from './make-choice.ts'
import type { ChoiceControl } from './option-model.ts'

export function coatingControls(scene: OptionScene, known: PartDefinition, part: PartSpec): readonly ChoiceControl[] {
  if (known.coatings.length < 2) return []
  const kinds: ChoiceControl = {
    kind: 'segments',
    id: `${known.role}.coating`,
    label: '코팅',
    hint: null,
    choices: known.coatings.flatMap((id) => {
      const coating = findCoating(id)
      if (!coating) return []
      return makeChoice(scene, `${known.role}.coating`, {
        id,
        label: coating.name,
        hint: coating.hint,
        chosen: part.coating.front === id,
      })
    }),
  }
  return known.coatBack && part.coating.front !== 'none' ? [kinds, sides(scene, known, part)] : [kinds]
}

function sides(scene: OptionScene, known: PartDefinition, part: PartSpec): ChoiceControl {
  const controlId = `${known.role}.coatingSides`
  const both = part.coating.back !== 'none'
  return {
    kind: 'segments',
    id: controlId,
    label: '코팅하는 면',
    hint: null,
    choices: [
      makeChoice(scene, controlId, { id: 'front', label: known.role === 'cover' ? '바깥만' : '앞면만', chosen: !both }),
      makeChoice(scene, controlId, { id: 'both', label: '양면', chosen: both }),
    ],
  }
}
