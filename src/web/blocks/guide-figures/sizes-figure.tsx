import type { OptionContext } from '#/domain/catalog/options/option-model.ts'
import { kindByCode, type ProductCode } from '#/domain/catalog/product-kinds.ts'
import { cx } from '#/web/ui/cx.ts'
import figure from './figure.module.css'
import styles from './sizes.module.css'
import { trimsNow } from './sold-now.ts'
import { useShopOptions } from './use-shop-options.ts'

/** Widest row of the drawing, px; all pieces of it stand on one line at one scale. */
const ROOM = 620
const GAP = 14
const TOP = 10

interface SizesProps {
  readonly product: ProductCode
  readonly options: OptionContext
}

/** Every named size of a kind that is sold now, side by side at one scale. */
export function Sizes({ product, options: { catalogue } }: SizesProps) {
  const trims = trimsNow(product, catalogue?.choices)
  const all = trims.reduce((sum, { size }) => sum + size.width, 0)
  const k = (ROOM - GAP * (trims.length - 1)) / all
  const tallest = Math.max(...trims.map(({ size }) => size.height)) * k
  const lefts = trims.map((_, at) => trims.slice(0, at).reduce((sum, { size }) => sum + size.width * k + GAP, 0))
  return (
    <figure className={styles.sizes}>
      <div className={figure.sheet}>
        <svg
          viewBox={`0 0 ${ROOM} ${tallest + TOP + 8}`}
          role="img"
          aria-label={`${kindByCode(product).name} 규격을 같은 배율로 늘어놓은 그림`}
        >
          {trims.map(({ id, size }, at) => (
            <rect
              key={id}
              x={lefts[at]}
              y={TOP + tallest - size.height * k}
              width={size.width * k}
              height={size.height * k}
              fill="#fff"
              stroke="#161513"
            />
          ))}
          <path className={figure.measure} d={`M0 ${TOP + tallest + 0.5}H${ROOM}`} />
        </svg>
      </div>
      <ol>
        {trims.map(({ id, name, size }) => (
          <li key={id}>
            <b>{name}</b>
            <span className={cx(figure.strong)}>
              {size.width} × {size.height} mm
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

const SizesFigure = ({ product }: Pick<SizesProps, 'product'>) => <Sizes product={product} options={useShopOptions()} />

export const BookSizes = () => <SizesFigure product="D413" />
export const CatalogSizes = () => <SizesFigure product="D303" />
export const FlyerSizes = () => <SizesFigure product="D304" />
export const PosterSizes = () => <SizesFigure product="D301" />
