import type { Binding } from '#/domain/catalog/entries.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import { GUTTERS } from '#/domain/preflight/margins.data.ts'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import figure from './figure.module.css'

const ENDPAPERS = { none: '없음', optional: '고를 수 있음', required: '꼭 들어감' } as const

interface BindingFigureProps {
  readonly ids: readonly string[]
  /** Whose opening job it is drawn on. */
  readonly product?: ProductCode
}

/** What a binding is and takes, drawn on the book of the option page, with the limits that the shop orders by. */
const BindingFigure = ({ ids, product = 'D413' }: BindingFigureProps) => (
  <div className={ids.length > 1 ? figure.pair : undefined}>
    {ids.flatMap((id) => {
      const binding = findBinding(id)
      const bound = attempt(defaultSpec(product), 'binding', id)
      if (!binding) return []
      return (
        <figure key={id} className={ids.length > 1 ? figure.frame : figure.alone}>
          <div className={figure.drawing}>
            {bound.ok && <JobDrawing spec={bound.value} variant="card" scale={0.9} />}
          </div>
          <figcaption>
            <b>{binding.name}</b>
            {binding.hint}
            <FactList layout="ruled" facts={factsOf(binding)} />
          </figcaption>
        </figure>
      )
    })}
  </div>
)

function factsOf({ bodyPages, maxTrim, style, endpapers, wings, coverGsm, spine }: Binding) {
  const gutters = GUTTERS[style].map(({ width }) => width)
  const { min, max, step } = bodyPages
  return [
    ['속지', `${min}–${formatCount(max)}쪽, ${step}쪽씩`],
    ['가장 큰 판형', `${maxTrim.width} × ${maxTrim.height} mm`],
    ['표지 종이', `${coverGsm.min}–${coverGsm.max} g`],
    style === 'perfect' || style === 'hard' ? (['책등', `${spine.min}–${spine.max} mm`] as const) : null,
    gutters.length > 0 ? (['안쪽 여백', `${[...new Set([gutters[0], gutters.at(-1)])].join('–')} mm`] as const) : null,
    ['면지', ENDPAPERS[endpapers]],
    ['날개', wings ? '달 수 있음' : '없음'],
  ] as const
}

export const PerfectBinding = () => <BindingFigure ids={['perfect']} />
export const SaddleBinding = () => <BindingFigure ids={['saddle']} product="D303" />
export const RingBindings = () => <BindingFigure ids={['twin-ring', 'pp-coil']} />
export const CaseBinding = () => <BindingFigure ids={['hard']} />
export const SewnBindings = () => <BindingFigure ids={['sewn', 'pur']} />
