import type { BrandShown } from '#/contract/content/brands.contract.ts'
import styles from './brand-steps.module.css'

/** How an order goes, by what the brand itself says of it. */
export function BrandSteps({ brand }: { readonly brand: BrandShown }) {
  if (brand.texts.info.length === 0) return null
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className={styles.title}>
        주문은 이렇게
      </h2>
      <ol className={styles.steps}>
        {brand.texts.info.map(({ title, body }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
