import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { cartWords } from './cart-words.ts'
import styles from './more-goods.module.css'

/** Under the items of a brand's cart: where more of what it sells is chosen. */
export function MoreGoods({ brand }: { readonly brand: BrandShown }) {
  const { question, more } = cartWords(brand)
  return (
    <div className={styles.more}>
      <p>{question}</p>
      <Toolbar>
        {more.map(({ to, label }) => (
          <LinkButton key={to} to={to}>
            {label}
          </LinkButton>
        ))}
      </Toolbar>
    </div>
  )
}
