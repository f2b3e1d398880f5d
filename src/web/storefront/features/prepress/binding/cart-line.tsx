import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { countCart } from '#/contract/ordering/cart.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { cartKey } from '#/web/api/cart-key.ts'
import styles from './ticket.module.css'
import { BRAND } from './use-binding-cart.ts'

/** What lies in the brand's cart already, under the ticket; nothing while it is empty. */
export function CartLine() {
  const { data } = useQuery({
    queryKey: [...cartKey(BRAND), 'count'],
    queryFn: ({ signal }) => call(countCart, { query: { brand: BRAND }, signal, errors: 'throw' }),
  })
  if (!data?.count) return null
  return (
    <p className={styles.cartLine}>
      담아 둔 제본 {data.count}건<Link to={to('/matholic/cart')}>장바구니 보기</Link>
    </p>
  )
}
