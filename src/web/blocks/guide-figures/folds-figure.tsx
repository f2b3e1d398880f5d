import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec, kindOf } from '#/domain/catalog/kinds.ts'
import { findFold } from '#/domain/catalog/lookup.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { mm } from '#/domain/drawing/dimension.ts'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import figure from './figure.module.css'

const NOT_FOLDED = 'none'
const HALF_OPEN = 0.45

/** Every fold of a leaflet, half open, with the width of each panel: those that fold inwards are shorter. */
export function FoldsFigure() {
  const folds = kindOf('D302')
    .parts.flatMap(({ folds: ids }) => ids)
    .filter((id) => id !== NOT_FOLDED)
  return (
    <div className={figure.three}>
      {folds.flatMap((id) => {
        const fold = findFold(id)
        const spec = foldedSpec(id)
        if (!fold || !spec) return []
        const panels = geometryOf(spec).folds
        return (
          <figure key={id} className={figure.frame}>
            <div className={figure.drawing}>
              <JobDrawing spec={spec} variant="card" scale={0.5} open={HALF_OPEN} />
            </div>
            <figcaption>
              <b>{fold.name}</b>
              {fold.hint}. 펼친 A4 가로에서 {panels?.across.map(mm).join(' + ')} mm
              {panels && panels.down.length > 1 && `, 세로 ${panels.down.map(mm).join(' + ')} mm`}
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}

function foldedSpec(fold: string): JobSpec | null {
  const next = attempt(defaultSpec('D302'), 'sheet.fold', fold)
  return next.ok ? next.value : null
}
