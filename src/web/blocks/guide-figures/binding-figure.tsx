import type { Binding } from '#/domain/catalog/entries.ts'
import { kindIn } from '#/domain/catalog/in-catalogue.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec, KINDS } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { ALL_OPEN, type OptionContext } from '#/domain/catalog/options/option-model.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { bindingOfVersion } from '#/domain/catalog/with-terms.ts'
import { formatCount } from '#/lib/format-count.ts'
import { GUTTERS } from '#/domain/preflight/margins.data.ts'
import { BindingSection } from '#/web/blocks/binding-section/binding-section.tsx'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note } from '#/web/ui/note.tsx'
import figure from './figure.module.css'
import { useShopOptions } from './use-shop-options.ts'

const ENDPAPERS = { none: '없음', optional: '고를 수 있음', required: '꼭 들어감' } as const

interface BindingsProps {
  readonly ids: readonly string[]
  /** Whose opening job it is drawn on. */
  readonly product?: ProductCode
  readonly options: OptionContext
}

/** What a binding is and takes, drawn on the book of the option page and cut through, with the limits that the shop orders by now. */
export const Bindings = ({ ids, product = 'D413', options }: BindingsProps) => (
  <div className={ids.length > 1 ? figure.pair : undefined}>
    {ids.flatMap((id) => {
      const binding = bindingOfVersion(options.catalogue?.choices, id)
      // How it looks does not depend on whether it can be had today.
      const bound = attempt(bookOf(product), 'binding', id, ALL_OPEN)
      if (!binding) return []
      const missing = whyNot(id, options)
      return (
        <figure key={id} className={ids.length > 1 ? figure.frame : figure.alone}>
          <div className={figure.drawing}>
            {bound.ok && <JobDrawing spec={bound.value} variant="card" scale={0.9} />}
            <BindingSection id={id} name={binding.name} />
          </div>
          <figcaption>
            <b>{binding.name}</b>
            {binding.hint}
            <FactList layout="ruled" facts={factsOf(binding)} />
            {missing && <Note>{missing}</Note>}
          </figcaption>
        </figure>
      )
    })}
  </div>
)

/** The usual job; a thick one in whole signatures, which every binding takes. */
function bookOf(product: ProductCode): JobSpec {
  const usual = defaultSpec(product)
  const whole = product === 'D413' ? attempt(usual, 'body.pages', 13 * 16, ALL_OPEN) : null
  return whole?.ok ? whole.value : usual
}

/** Why nobody can choose it today; undefined while somebody can. */
function whyNot(id: string, { catalogue, closed }: OptionContext): string | undefined {
  const isSold = KINDS.some(({ product }) => kindIn(product, catalogue).bindings.includes(id))
  return isSold ? closed[id] : '지금은 받지 않는 제본입니다.'
}

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

const BindingFigure = (props: Omit<BindingsProps, 'options'>) => <Bindings {...props} options={useShopOptions()} />

export const PerfectBinding = () => <BindingFigure ids={['perfect']} />
export const SaddleBinding = () => <BindingFigure ids={['saddle']} product="D303" />
export const RingBindings = () => <BindingFigure ids={['twin-ring', 'pp-coil']} />
export const CaseBinding = () => <BindingFigure ids={['hard']} />
export const SewnBindings = () => <BindingFigure ids={['sewn', 'pur']} />
