import { coverTemplate, type TemplateSheet } from './cover-template.ts'
import { SAFE } from './expected-files.ts'
import type { JobGeometry } from './job-geometry.ts'
import { BLEED_ALL_ROUND } from './n-up.ts'
import { roundMm } from './round-mm.ts'
import type { Mm } from './units.ts'

/** What the customer lays under the artwork: the cover of a book, or a sheet that is folded or worked on; null for a plain sheet. */
export const jobTemplate = (geometry: JobGeometry): readonly TemplateSheet[] | null =>
  geometry.job.binding === null ? sheetTemplate(geometry, '펼친 한 장') : coverTemplate(geometry)

/** Where the machines of the bindery work on this job, on the piece they get; null where there is nothing of the kind. */
export const finishingPlan = (geometry: JobGeometry): readonly TemplateSheet[] | null =>
  sheetTemplate(
    geometry,
    geometry.job.binding === null ? '후가공 자리 (펼친 한 장, 앞면)' : '후가공 자리 (묶은 책, 앞표지)',
  )

function sheetTemplate(
  { openSize: size, foldLines: folds, marks }: JobGeometry,
  title: string,
): readonly TemplateSheet[] | null {
  if (folds.length + marks.length === 0) return null
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
  return [{ title, size, bleed: BLEED_ALL_ROUND, panels, folds: down, levelFolds, scores: [], safe, marks }]
}

const strips = (edges: readonly Mm[]) =>
  edges.slice(1).map((to, index) => ({ from: Math.min(edges[index] ?? 0, to), to: Math.max(edges[index] ?? 0, to) }))

const panelsBetween = (edges: readonly Mm[], many: boolean) =>
  strips(edges).map(({ from, to }, index) => ({
    label: many ? `${index + 1}면` : '앞면',
    x: roundMm(from),
    width: roundMm(to - from),
  }))
