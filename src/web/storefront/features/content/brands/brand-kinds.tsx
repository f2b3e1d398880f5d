import { Link } from 'react-router'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { optionPath } from '#/contract/brand-paths.ts'
import { Icon } from '#/web/ui/icon.tsx'
import styles from './brand-kinds.module.css'

/** What members of the brand order of it, each by the options and the price of the day. */
export function BrandKinds({ brand }: { readonly brand: BrandShown }) {
  if (brand.kinds.length === 0) return null
  return (
    <section className={styles.kinds} aria-labelledby="goods">
      <h2 id="goods">{brand.name}에서 만들 수 있어요</h2>
      <ul>
        {brand.kinds.map((code) => {
          const { name, slug } = kindByCode(code)
          return (
            <li key={code}>
              <Link to={optionPath(slug, brand.id)}>
                <b>{name}</b>
                <span>사양을 고르면 가격이 바로 나와요</span>
                <Icon name="chevron-right" />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
