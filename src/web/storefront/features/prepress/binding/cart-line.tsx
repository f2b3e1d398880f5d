import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { countCart } from '#/contract/ordering/cart.contract.ts'
import { brandCart } from '#/contract/brand-paths.ts'
import { call } from '#/web/api/call.ts'
import { cartKey } from '#/web/api/cart-key.ts'
import { useBrandId } from '#/web/blocks/brand-site/use-brand-site.ts'
import styles from './ticket.module.css'

/** What lies in the brand's cart already, under the ticket; nothing while it is empty. */
export function CartLine() {
  const brand = useBrandId()
  const { data } = useQuery({
    queryKey: [...cartKey(brand), 'count'],
    queryFn: ({ signal }) => call(countCart, { query: { brand }, signal, errors: 'throw' }),
  })
  if (!data?.count) return null
  return (
    <p className={styles.cartLine}>
      담아 둔 제본 {data.count}건<Link to={brandCart(brand)}>장바구니 보기</Link>
    </p>
  )
}
