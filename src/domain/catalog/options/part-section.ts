import { formatCount } from '#/lib/format-count.ts'
import { measuresOf } from '../geometry-of.ts'
import { formatMm } from '#/domain/print/round-mm.ts'
import type { PartSpec } from '../job-spec.ts'
import type { PartDefinition } from '../kind-definition.ts'
import { bindingOf } from '../lookup.ts'
import { paperIn } from '../paper-catalogue.ts'
import { bodyControls } from './body-controls.ts'
import { coatingControls } from './coating-controls.ts'
import { foldControl } from './fold-control.ts'
import { inkLabel } from './ink-label.ts'
import { makeChoice, makePaperChoice } from './make-choice.ts'
import type { OptionScene } from './make-choice.ts'
import type { ChoiceControl, OptionControl, OptionSection, StepperControl } from './option-model.ts'

/** Controls of one part: what it is made of, what is printed on it, what is laid over it. */
export function partSection(scene: OptionScene, known: PartDefinition): OptionSection {
  const part = scene.spec.parts.find((candidate) => candidate.role === known.role)
  return {
    id: known.role,
    title: known.title,
    hint: known.hint,
    controls:
      known.role === 'body' && part
        ? bodyControls(scene, known, part, papers(scene, known, part))
        : otherControls(scene, known, part),
  }
}

function otherControls(
  scene: OptionScene,
  known: PartDefinition,
  part: PartSpec | undefined,
): readonly OptionControl[] {
  const controls: OptionControl[] = [papers(scene, known, part)]
  if (!part) return controls
  if (known.pages.max > known.pages.min && part.role === 'insert') controls.push(pages(known, part))
  if (known.inks.length > 1) controls.push(inks(scene, known, part))
  if (known.folds.length > 1) controls.push(foldControl(scene, known, part))
  controls.push(...coatingControls(scene, known, part))
  if (known.wings.length > 1) controls.push(wings(scene, known, part))
  return controls
}

/** Papers that this binding could never use for its cover (150 g drawn over boards, 250 g around a block) are left out. */
function papers(scene: OptionScene, known: PartDefinition, part: PartSpec | undefined): ChoiceControl {
  const controlId = `${known.role}.paper`
  const none = makeChoice(scene, controlId, { id: 'none', label: '없음', hint: null, chosen: !part })
  const listed = known.papers.filter((id) => id === part?.paper || fitsBinding(scene, known, id))
  const rows = listed.map((id) => makePaperChoice(scene, controlId, id, part?.paper === id))
  return {
    kind: 'papers',
    id: controlId,
    label: '종이',
    hint: known.role === 'body' ? '막대 길이는 책등 두께의 비율입니다' : null,
    choices: known.optional ? [none, ...rows] : rows,
  }
}

function fitsBinding({ spec, kind, context }: OptionScene, known: PartDefinition, paperId: string): boolean {
  if (known.role !== 'cover' || kind.bindings.length === 0) return true
  const gsm = paperIn(context.catalogue, paperId)?.gsm ?? 0
  const limits = bindingOf(spec)?.coverGsm
  return !limits || (gsm >= limits.min && gsm <= limits.max)
}

function pages(known: PartDefinition, part: PartSpec): StepperControl {
  const { min, max, step } = known.pages
  return {
    kind: 'stepper',
    id: `${part.role}.pages`,
    label: '쪽수',
    hint: `${min}–${formatCount(max)}쪽`,
    value: part.pages,
    min,
    max,
    step,
    unit: '쪽',
  }
}

function inks(scene: OptionScene, known: PartDefinition, part: PartSpec): ChoiceControl {
  const controlId = `${known.role}.ink`
  return {
    kind: 'segments',
    id: controlId,
    label: '인쇄 색',
    hint: null,
    choices: known.inks.map((ink) =>
      makeChoice(scene, controlId, {
        id: `${ink.front}-${ink.back}`,
        ...inkLabel(ink, known.role),
        chosen: ink.front === part.ink.front && ink.back === part.ink.back,
      }),
    ),
  }
}

function wings(scene: OptionScene, known: PartDefinition, part: PartSpec): ChoiceControl {
  const controlId = `${known.role}.wings`
  return {
    kind: 'segments',
    id: controlId,
    label: '날개',
    hint: null,
    choices: known.wings.map((width) => {
      const choice = makeChoice(scene, controlId, {
        id: String(width),
        label: width === 0 ? '없음' : `${width} mm`,
        chosen: part.wings.front === width,
      })
      const flat = choice.spec && measuresOf(choice.spec).cover?.flat
      return flat ? { ...choice, hint: `펼친 표지 ${formatMm(flat.width)} mm` } : choice
    }),
  }
}
