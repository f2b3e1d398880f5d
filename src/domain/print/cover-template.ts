import { findBinding } from '#/domain/catalog/lookup.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { CASE, caseBoard, coverPanels, coverScores } from './cover-flat.ts'
import { coverMarks, leafMarks } from './cover-marks.ts'
import type { FinishMark } from './finish-marks.ts'
import { expectedFiles, type ExpectedFile } from './expected-files.ts'
import type { Edges } from './n-up.ts'
import { roundMm } from './round-mm.ts'
import { spineOf } from './spine.ts'
import type { Mm, SizeMm } from './units.ts'

/** One page of the drawing that a customer lays under the artwork of a cover; mm from the trim's lower left corner. */
export interface TemplateSheet {
  readonly title: string
  readonly size: SizeMm
  readonly bleed: Edges
  /** From left to right; together as wide as the sheet. */
  readonly panels: readonly TemplatePanel[]
  readonly folds: readonly Mm[]
  /** Folds that lie level: the wrap round the boards. */
  readonly levelFolds: readonly Mm[]
  readonly scores: readonly Mm[]
  /** Text and faces stay inside one of these. */
  readonly safe: readonly Area[]
  /** Holes, perforations, numbers and round corners. */
  readonly marks: readonly FinishMark[]
}

export interface TemplatePanel {
  readonly label: string
  readonly x: Mm
  readonly width: Mm
}

export interface Area extends SizeMm {
  readonly x: Mm
  readonly y: Mm
}

/** On both sides of the spine, because it never falls exactly where it was reckoned. */
const SPINE_SAFE: Mm = 1.5

/** The cover of exactly this job; null when it has no printed cover. */
export function coverTemplate(spec: JobSpec): readonly TemplateSheet[] | null {
  const file = expectedFiles(spec).find(({ part }) => part === 'cover')
  if (!file) return null
  if (findBinding(spec.binding)?.cover === 'case') return [caseSheet(spec, file)]
  const panels = coverPanels(spec)
  return panels ? [flatSheet(spec, file, panels)] : leafSheets(spec, file)
}

/** A book bound on the right lies the other way round: its front is left of the spine. */
const outerNames = (spec: JobSpec): readonly [left: string, right: string] =>
  spec.bindingSide === 'right' ? ['앞표지', '뒤표지'] : ['뒤표지', '앞표지']

function flatSheet(spec: JobSpec, file: ExpectedFile, at: NonNullable<ReturnType<typeof coverPanels>>): TemplateSheet {
  const [left, right] = outerNames(spec)
  const panels = [
    { label: '날개', x: at.backWing, width: at.back },
    { label: left, x: at.back, width: at.spine - at.back },
    { label: '책등', x: at.spine, width: at.front - at.spine },
    { label: right, x: at.front, width: at.frontWing - at.front },
    { label: '날개', x: at.frontWing, width: at.end - at.frontWing },
  ]
    .map((panel) => ({ ...panel, x: roundMm(panel.x), width: roundMm(panel.width) }))
    .filter((panel) => panel.width > 0)
  const folds = panels.slice(1).map((panel) => panel.x)
  return {
    title: '펼친 표지',
    size: file.trim,
    bleed: file.bleed,
    panels,
    folds,
    levelFolds: [],
    scores: (coverScores(spec) ?? []).filter((score) => !folds.includes(score)),
    safe: panels.flatMap((panel) => safeOf(panel, file.trim.height, file.safe)),
    marks: coverMarks(spec, at),
  }
}

function caseSheet(spec: JobSpec, file: ExpectedFile): TemplateSheet {
  const board = caseBoard(spec.trim)
  const spine = spineOf(spec) ?? 0
  const [left, right] = outerNames(spec)
  const turn = CASE.turnIn
  const panels = [
    { label: '싸는 여백', x: 0, width: turn },
    { label: left, x: turn, width: board.width },
    { label: '책등', x: turn + board.width, width: spine },
    { label: right, x: turn + board.width + spine, width: board.width },
    { label: '싸는 여백', x: turn + 2 * board.width + spine, width: turn },
  ]
  const inner = panels.filter((panel) => panel.label !== '싸는 여백')
  return {
    title: '양장 표지',
    size: file.trim,
    bleed: file.bleed,
    panels,
    folds: panels.slice(1).map((panel) => roundMm(panel.x)),
    levelFolds: [turn, file.trim.height - turn],
    scores: [turn + board.width - CASE.groove, turn + board.width + spine + CASE.groove].map(roundMm),
    safe: inner
      .flatMap((panel) => safeOf(panel, board.height, file.safe))
      .map((area) => ({ ...area, y: roundMm(area.y + turn) })),
    marks: [],
  }
}

/** Two loose leaves; the bound edge is punched. */
function leafSheets(spec: JobSpec, file: ExpectedFile): readonly TemplateSheet[] {
  const bound = spec.bindingSide
  return ['앞표지', '뒤표지'].map((title, index) => {
    const punched = bound === 'top' ? 'top' : (bound === 'left') === (index === 0) ? 'left' : 'right'
    const margin = (edge: string) => (edge === punched ? file.safe : 3)
    const { width, height } = file.trim
    return {
      title,
      size: file.trim,
      bleed: file.bleed,
      panels: [{ label: title, x: 0, width }],
      folds: [],
      levelFolds: [],
      scores: [],
      safe: [
        {
          x: margin('left'),
          y: 3,
          width: width - margin('left') - margin('right'),
          height: height - 3 - margin('top'),
        },
      ],
      marks: leafMarks(spec, index === 0),
    }
  })
}

/** Inside a panel, the safe distance from knife and fold; on a spine too narrow for that there is none. */
function safeOf({ label, x, width }: TemplatePanel, height: Mm, safe: Mm): readonly Area[] {
  const side = label === '책등' ? SPINE_SAFE : safe
  const inner = roundMm(width - 2 * side)
  return inner > 0 ? [{ x: roundMm(x + side), y: safe, width: inner, height: roundMm(height - 2 * safe) }] : []
}
