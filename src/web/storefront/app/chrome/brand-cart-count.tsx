import { useQuery } from '@tanstack/react-query'
import { countCart } from '#/contract/ordering/cart.contract.ts'
import { call } from '#/web/api/call.ts'
import { cartKey } from '#/web/api/cart-key.ts'
import { QueryProvider } from '#/web/api/query-client.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './brand-cart-count.module.css'

/** How many items lie in the member's cart of a brand. */
export const BrandCartCount = ({ brand }: { readonly brand: string }) => (
  <QueryProvider>
    <Count brand={brand} />
  </QueryProvider>
)

function Count({ brand }: { readonly brand: string }) {
  const { data } = useQuery({
    queryKey: [...cartKey(brand), 'count'],
    queryFn: ({ signal }) => call(countCart, { query: { brand }, signal, errors: 'throw' }),
  })
  if (!data?.count) return null
  return (
    <b className={styles.count}>
      {data.count}
      <VisuallyHidden>건</VisuallyHidden>
    </b>
  )
}
