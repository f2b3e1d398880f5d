import { Link } from 'react-router'
import { ShopMark } from '#/web/ui/marks.tsx'
import { useShop } from '../shop-context.tsx'
import styles from './brand-mark.module.css'

/** Wider than this it is a name drawn by itself. */
const WIDE = 2

/** The shop's logo and name; the registration mark with two quarters inked while it has none. */
export function BrandMark() {
  const { brand, logo } = useShop()
  return (
    <Link to="/" className={styles.brand} aria-label={`${brand} 처음으로`}>
      {logo ? <img src={`/api/shop/logo/${logo.id}`} width={logo.width} height={logo.height} alt="" /> : <ShopMark />}
      {logo && logo.width > logo.height * WIDE ? null : brand}
    </Link>
  )
}
