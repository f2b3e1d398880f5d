import { useQuery } from '@tanstack/react-query'
import { countCart } from '#/contract/ordering/cart.contract.ts'
import { call } from '#/web/api/call.ts'
import { QueryProvider } from '#/web/api/query-client.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './site-header.module.css'

const MOST_SHOWN = 99

/** How many items the member's cart holds. Comes with the data client, after the page itself. */
export const CartCount = () => (
  <QueryProvider>
    <Count />
  </QueryProvider>
)

/** Stands under the key of the cart: whatever changes the cart makes it read again. */
function Count() {
  const { data } = useQuery({
    queryKey: ['cart', 'count'],
    queryFn: ({ signal }) => call(countCart, { query: {}, signal, errors: 'throw' }),
  })
  if (!data?.count) return null
  return (
    <span className={styles.count}>
      {data.count > MOST_SHOWN ? `${MOST_SHOWN}+` : data.count}
      <VisuallyHidden>건</VisuallyHidden>
    </span>
  )
}
