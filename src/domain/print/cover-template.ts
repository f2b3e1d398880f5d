import type { CoverGeometry, CoverPanels } from './cover-flat.ts'
import { coverMarks, leafMarks } from './cover-marks.ts'
import type { ExpectedFile } from './expected-files.ts'
import type { FinishMark } from './finish-marks.ts'
import type { JobGeometry } from './job-geometry.ts'
import type { Edges } from './n-up.ts'
import { roundMm } from './round-mm.ts'
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
  /** How far the bound spine may be off, either way; 0 where there is none. */
  readonly tolerance: Mm
  /** Strips in which an edge of the spine may come to lie. */
  readonly bands: readonly Band[]
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

export interface Band {
  readonly x: Mm
  readonly width: Mm
}

export interface Area extends SizeMm {
  readonly x: Mm
  readonly y: Mm
}

/** On both sides of the spine at least, because it never falls exactly where it was reckoned. */
const SPINE_SAFE: Mm = 1.5

/** How far words on the spine keep from its edges. */
export const spineSafe = (tolerance: Mm): Mm => Math.max(SPINE_SAFE, tolerance)

function bandsOf({ spineTolerance }: JobGeometry, { panels, spine }: CoverGeometry): readonly Band[] {
  if (spine === 0) return []
  return [panels.spine, panels.front].map((edge) => ({ x: roundMm(edge - spineTolerance), width: 2 * spineTolerance }))
}

/** The cover of exactly this job; null when it has no printed cover. */
export function coverTemplate(geometry: JobGeometry): readonly TemplateSheet[] | null {
  const file = geometry.files.find(({ part }) => part === 'cover')
  if (!file) return null
  const { cover } = geometry
  if (!cover) return leafSheets(geometry, file)
  return [cover.kind === 'case' ? caseSheet(geometry, cover, file) : flatSheet(geometry, cover, file)]
}

/** A book bound on the right lies the other way round: its front is left of the spine. */
const outerNames = ({ job }: JobGeometry): readonly [left: string, right: string] =>
  job.bindingSide === 'right' ? ['앞표지', '뒤표지'] : ['뒤표지', '앞표지']

const WING = '날개'
const WINGS: Readonly<Record<string, string>> = { 앞표지: '앞날개', 뒤표지: '뒷날개' }

/** `edge` names what is turned in or folded over outside the two faces. */
function panelsOf(geometry: JobGeometry, at: CoverPanels, edge: string): readonly TemplatePanel[] {
  const [left, right] = outerNames(geometry)
  const edgeOf = (face: string) => (edge === WING ? (WINGS[face] ?? edge) : edge)
  return [
    { label: edgeOf(left), x: at.backWing, width: at.back },
    { label: left, x: at.back, width: at.spine - at.back },
    { label: '책등', x: at.spine, width: at.front - at.spine },
    { label: right, x: at.front, width: at.frontWing - at.front },
    { label: edgeOf(right), x: at.frontWing, width: at.end - at.frontWing },
  ]
    .map(({ label, x, width }) => ({ label, x: roundMm(x), width: roundMm(width) }))
    .filter(({ width }) => width > 0)
}

function flatSheet(geometry: JobGeometry, cover: CoverGeometry, file: ExpectedFile): TemplateSheet {
  const panels = panelsOf(geometry, cover.panels, WING)
  const folds = panels.slice(1).map((panel) => panel.x)
  return {
    title: '펼친 표지',
    size: file.trim,
    bleed: file.bleed,
    panels,
    folds,
    levelFolds: cover.levelFolds,
    scores: cover.scores.filter((score) => !folds.includes(score)),
    tolerance: geometry.spineTolerance,
    bands: bandsOf(geometry, cover),
    safe: panels.flatMap((panel) => safeOf(panel, file.trim.height, file.safe, geometry)),
    marks: coverMarks(geometry, cover.panels),
  }
}

const TURN_IN = '싸는 여백'

function caseSheet(geometry: JobGeometry, cover: CoverGeometry, file: ExpectedFile): TemplateSheet {
  const panels = panelsOf(geometry, cover.panels, TURN_IN)
  const [low = 0, high = file.trim.height] = cover.levelFolds
  return {
    title: '양장 표지',
    size: file.trim,
    bleed: file.bleed,
    panels,
    folds: panels.slice(1).map((panel) => panel.x),
    levelFolds: cover.levelFolds,
    scores: cover.scores,
    tolerance: geometry.spineTolerance,
    bands: bandsOf(geometry, cover),
    safe: panels
      .filter(({ label }) => label !== TURN_IN)
      .flatMap((panel) => safeOf(panel, high - low, file.safe, geometry))
      .map((area) => ({ ...area, y: roundMm(area.y + low) })),
    marks: [],
  }
}

/** Two loose leaves; the bound edge is punched. */
function leafSheets(geometry: JobGeometry, file: ExpectedFile): readonly TemplateSheet[] {
  const bound = geometry.job.bindingSide
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
      tolerance: 0,
      bands: [],
      safe: [
        {
          x: margin('left'),
          y: 3,
          width: width - margin('left') - margin('right'),
          height: height - 3 - margin('top'),
        },
      ],
      marks: leafMarks(geometry, index === 0),
    }
  })
}

/** Inside a panel, the safe distance from knife and fold; on a spine too narrow for that there is none. */
function safeOf(
  { label, x, width }: TemplatePanel,
  height: Mm,
  safe: Mm,
  { spineTolerance }: JobGeometry,
): readonly Area[] {
  const side = label === '책등' ? spineSafe(spineTolerance) : safe
  const inner = roundMm(width - 2 * side)
  return inner > 0 ? [{ x: roundMm(x + side), y: safe, width: inner, height: roundMm(height - 2 * safe) }] : []
}
