import { coverTemplate, type TemplateSheet } from './cover-template.ts'
import { SAFE } from './expected-files.ts'
import { markBehind } from './finish-marks.ts'
import type { JobGeometry } from './job-geometry.ts'
import { BLEED_ALL_ROUND } from './n-up.ts'
import { roundMm } from './round-mm.ts'
import type { Mm } from './units.ts'

/** What the customer lays under the artwork: the cover of a book, or a sheet that is folded or worked on; null for a plain sheet. */
export function jobTemplate(geometry: JobGeometry): readonly TemplateSheet[] | null {
  if (geometry.job.binding !== null) return coverTemplate(geometry)
  if (!isWorked(geometry)) return null
  const printedBehind = geometry.job.parts.some(({ pages }) => pages > 1)
  const [front, back] = geometry.foldLines.length > 0 ? ['바깥면', '안쪽 면'] : ['앞면', '뒷면']
  const sheet = faceSheet(geometry, `펼친 ${front}`)
  return printedBehind ? [sheet, behind(sheet, `펼친 ${back}`)] : [sheet]
}

/** Where the machines of the bindery work on this job, on the piece they get; null where there is nothing of the kind. */
export const finishingPlan = (geometry: JobGeometry): readonly TemplateSheet[] | null =>
  isWorked(geometry)
    ? [
        faceSheet(
          geometry,
          geometry.job.binding === null ? '후가공 자리 (펼친 한 장, 앞면)' : '후가공 자리 (묶은 책, 앞표지)',
        ),
      ]
    : null

const isWorked = ({ foldLines, marks }: JobGeometry): boolean => foldLines.length + marks.length > 0

function faceSheet({ openSize: size, foldLines: folds, marks }: JobGeometry, title: string): TemplateSheet {
  const down = folds.filter(({ direction }) => direction === 'vertical').map(({ at }) => at)
  const levelFolds = folds.filter(({ direction }) => direction === 'horizontal').map(({ at }) => at)
  const panels = panelsBetween([0, ...down, size.width], down.length > 0)
  const safe = panels.flatMap(({ x, width }) =>
    strips([0, ...levelFolds, size.height]).map(({ from, to }) => ({
      x: roundMm(x + SAFE),
      y: roundMm(from + SAFE),
      width: roundMm(width - 2 * SAFE),
      height: roundMm(to - from - 2 * SAFE),
    })),
  )
  const help = { panels, folds: down, levelFolds, scores: [], tolerance: 0, bands: [], safe, marks }
  return { title, size, bleed: BLEED_ALL_ROUND, ...help }
}

/** The same sheet turned over like a page: what was left lies right, and what is pressed on the front is left out. */
function behind(sheet: TemplateSheet, title: string): TemplateSheet {
  const { width } = sheet.size
  const mirrored = <Part extends { readonly x: Mm; readonly width: Mm }>(part: Part): Part => ({
    ...part,
    x: roundMm(width - part.x - part.width),
  })
  const panels = sheet.panels.toReversed().map(mirrored)
  return {
    ...sheet,
    title,
    panels: panels.map((panel, index) => ({ ...panel, label: panels.length > 1 ? `안쪽 ${index + 1}면` : '뒷면' })),
    folds: sheet.folds.map((at) => roundMm(width - at)).toReversed(),
    safe: sheet.safe.map(mirrored),
    marks: sheet.marks.flatMap((mark) => markBehind(mark, width)),
  }
}

const strips = (edges: readonly Mm[]) =>
  edges.slice(1).map((to, index) => ({ from: Math.min(edges[index] ?? 0, to), to: Math.max(edges[index] ?? 0, to) }))

const panelsBetween = (edges: readonly Mm[], many: boolean) =>
  strips(edges).map(({ from, to }, index) => ({
    label: many ? `${index + 1}면` : '앞면',
    x: roundMm(from),
    width: roundMm(to - from),
  }))
