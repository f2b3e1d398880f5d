import { useState } from 'react'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { kindIn } from '#/domain/catalog/in-catalogue.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { ALL_OPEN, type OptionContext } from '#/domain/catalog/options/option-model.ts'
import { foldOfVersion } from '#/domain/catalog/with-terms.ts'
import { mm } from '#/domain/drawing/dimension.ts'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import figure from './figure.module.css'
import { Slide } from './slide.tsx'
import { useShopOptions } from './use-shop-options.ts'

const NOT_FOLDED = 'none'
const HALF_OPEN = 0.45
/** The usual sheet, and a larger and lighter one for a fold whose panels would be too narrow, or too many to score, on it. */
const SHEETS = [
  { name: 'A4 가로', trim: 'sheet-a4-wide', paper: 'snow-150' },
  { name: 'A3 가로', trim: 'sheet-a3-wide', paper: 'snow-120' },
]

/** Every fold of a leaflet that can be had now, opened and folded by hand, with the width of each panel: those that fold inwards are shorter. */
export function Folds({ catalogue, closed }: OptionContext) {
  const [open, setOpen] = useState(HALF_OPEN)
  const folds = kindIn('D302', catalogue)
    .parts.flatMap(({ folds: ids }) => ids)
    .filter((id) => id !== NOT_FOLDED && closed[id] === undefined)
  return (
    <>
      <Slide
        label="접었다 펴 보세요"
        min={0}
        max={100}
        step={5}
        value={Math.round(open * 100)}
        said={`${Math.round(open * 100)} % 폄`}
        onChange={(percent) => setOpen(percent / 100)}
      />
      <div className={figure.three}>
        {folds.flatMap((id) => {
          const fold = foldOfVersion(catalogue?.choices, id)
          const folded = foldedOn(id)
          if (!fold || !folded) return []
          const panels = geometryOf(folded.spec).folds
          return (
            <figure key={id} className={figure.frame}>
              <div className={figure.drawing}>
                <JobDrawing spec={folded.spec} variant="card" scale={0.5} open={open} />
              </div>
              <figcaption>
                <b>{fold.name}</b>
                {fold.hint}. 펼친 {folded.sheet}에서 {panels?.across.map(mm).join(' + ')} mm
                {panels && panels.down.length > 1 && `, 세로 ${panels.down.map(mm).join(' + ')} mm`}
              </figcaption>
            </figure>
          )
        })}
      </div>
    </>
  )
}

export const FoldsFigure = () => <Folds {...useShopOptions()} />

/** The first of the sheets that takes the fold. */
function foldedOn(fold: string): { readonly sheet: string; readonly spec: JobSpec } | undefined {
  return SHEETS.flatMap(({ name, trim, paper }) => {
    const sized = attempt(defaultSpec('D302'), 'trim', trim, ALL_OPEN)
    const flat = sized.ok ? attempt(sized.value, 'sheet.paper', paper, ALL_OPEN) : sized
    const next = flat.ok ? attempt(flat.value, 'sheet.fold', fold, ALL_OPEN) : flat
    return next.ok ? [{ sheet: name, spec: next.value }] : []
  })[0]
}
