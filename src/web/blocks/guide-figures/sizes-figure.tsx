import type { CSSProperties } from 'react'
import type { OptionContext } from '#/domain/catalog/options/option-model.ts'
import { kindByCode, type ProductCode } from '#/domain/catalog/product-kinds.ts'
import styles from './sizes.module.css'
import { trimsNow } from './sold-now.ts'
import { useShopOptions } from './use-shop-options.ts'

/** Px that all sheets take beside each other on a desk, and the most for a millimetre: a few small ones would stand too large. */
const ROOM = 660
const MOST = 0.5

interface SizesProps {
  readonly product: ProductCode
  readonly options: OptionContext
}

/** Every named size of a kind that is sold now, each under its own sheet, from the smallest and at one scale. */
export function Sizes({ product, options: { catalogue } }: SizesProps) {
  const trims = trimsNow(product, catalogue?.choices).toSorted(
    (one, other) => one.size.width * one.size.height - other.size.width * other.size.height,
  )
  const scale = Math.min(MOST, ROOM / trims.reduce((sum, { size }) => sum + size.width, 0))
  return (
    <figure className={styles.sizes}>
      <ol
        className={styles.sheets}
        style={{ '--scale': scale } as CSSProperties}
        aria-label={`${kindByCode(product).name} 규격, 같은 배율`}
      >
        {trims.map(({ id, name, size }) => (
          <li key={id}>
            <i style={{ '--wide': size.width, '--high': size.height } as CSSProperties} aria-hidden="true" />
            <b>{name}</b>
            <span>
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
