import { Link } from 'react-router'
import { ShopMark } from '#/web/ui/marks.tsx'
import { useShop } from '../shop-context.tsx'
import styles from './brand-mark.module.css'

/** The registration mark with two quarters inked, and the name. */
export function BrandMark() {
  const { brand } = useShop()
  return (
    <Link to="/" className={styles.brand} aria-label={`${brand} 처음으로`}>
      <ShopMark />
      {brand}
    </Link>
  )
}
