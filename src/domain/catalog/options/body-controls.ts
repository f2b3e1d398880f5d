import { formatCount } from '#/lib/format-count.ts'
import { bodyPages } from '#/domain/print/leaves.ts'
import type { PartSpec } from '../job-spec.ts'
import type { PartDefinition } from '../kind-definition.ts'
import { bindingOf } from '../lookup.ts'
import { SECOND_SECTION } from './change-option.ts'
import { makeChoice, makePaperChoice } from './make-choice.ts'
import type { OptionScene } from './make-choice.ts'
import type { ChoiceControl, OptionControl, StepperControl } from './option-model.ts'

/** Pages, paper and colour of the text block. The page count is that of the whole block, all sections together. */
export function bodyControls(
  scene: OptionScene,
  known: PartDefinition,
  part: PartSpec,
  papers: ChoiceControl,
): readonly OptionControl[] {
  const colours = known.inks.some((ink) => ink.front === 4) && known.inks.some((ink) => ink.front === 1)
  const mixed = part.colourPages > 0 && part.colourPages < part.pages
  return [
    pages(scene, known),
    papers,
    ...(colours ? [colour(scene, part)] : []),
    ...(mixed ? [colourPages(part)] : []),
    ...sectionControls(scene, known),
  ]
}

/** Another section on another paper, where the kind has papers for one. */
function sectionControls(scene: OptionScene, known: PartDefinition): readonly OptionControl[] {
  if (known.secondPapers.length === 0) return []
  const second = scene.spec.parts.find((part) => part.id === SECOND_SECTION)
  const offer = (id: string, label: string, hint: string) =>
    makeChoice(scene, 'body.sections', { id, label, hint, chosen: (id === 'two') === (second !== undefined) })
  const sections: ChoiceControl = {
    kind: 'segments',
    id: 'body.sections',
    label: '종이 나누기',
    hint: null,
    choices: [offer('one', '한 가지', '모두 같은 종이'), offer('two', '두 가지', '화보처럼 다른 종이를 함께 묶습니다')],
  }
  if (!second) return [sections]
  const mixed = second.colourPages > 0 && second.colourPages < second.pages
  const controlId = `${second.id}.paper`
  const papers: ChoiceControl = {
    kind: 'papers',
    id: controlId,
    label: '둘째 종이',
    hint: null,
    choices: known.secondPapers.map((id) => makePaperChoice(scene, controlId, id, second.paper === id)),
  }
  return [sections, sectionPages(scene, second), papers, colour(scene, second), ...(mixed ? [colourPages(second)] : [])]
}

/** Its own pages; the total above grows and shrinks with them. */
function sectionPages(scene: OptionScene, part: PartSpec): StepperControl {
  const step = bindingOf(scene.spec)?.bodyPages.step ?? 2
  return {
    kind: 'stepper',
    id: `${part.id}.pages`,
    label: '둘째 종이 쪽수',
    hint: scene.spec.binding === 'saddle' ? '책 한가운데에 들어갑니다' : '전체 쪽수에 들어 있습니다',
    value: part.pages,
    min: step < 4 ? 4 : step,
    max: 400,
    step,
    unit: '쪽',
  }
}

function pages(scene: OptionScene, known: PartDefinition): StepperControl {
  const limits = bindingOf(scene.spec)?.bodyPages ?? known.pages
  const min = Math.max(limits.min, known.pages.min)
  const max = Math.min(limits.max, known.pages.max)
  return {
    kind: 'stepper',
    id: 'body.pages',
    label: '쪽수',
    hint: `${min}–${formatCount(max)}쪽, ${limits.step}쪽씩`,
    value: bodyPages(scene.spec),
    min,
    max,
    step: limits.step,
    unit: '쪽',
  }
}

function colour(scene: OptionScene, part: PartSpec): ChoiceControl {
  const now = part.colourPages === 0 ? 'mono' : part.colourPages === part.pages ? 'colour' : 'mixed'
  const offer = (id: string, label: string, hint: string) =>
    makeChoice(scene, `${part.id}.colour`, { id, label, hint, chosen: now === id })
  return {
    kind: 'segments',
    id: `${part.id}.colour`,
    label: part.id === SECOND_SECTION ? '둘째 종이 인쇄 색' : '인쇄 색',
    hint: null,
    choices: [
      offer('mono', '흑백', '먹 1도 양면'),
      offer('colour', '컬러', '4도 양면'),
      offer('mixed', '쪽마다 다르게', '컬러 쪽만 따로 셉니다'),
    ],
  }
}

const colourPages = (part: PartSpec): StepperControl => ({
  kind: 'stepper',
  id: `${part.id}.colourPages`,
  label: '컬러 쪽',
  hint: '나머지는 흑백으로 찍습니다',
  value: part.colourPages,
  min: 1,
  max: part.pages - 1,
  step: 1,
  unit: '쪽',
})
