import { QueryProvider } from '#/web/api/query-client.tsx'
import { RefusedMember } from '#/web/blocks/brand-membership/refused-member.tsx'
import { useBrandSite } from '#/web/blocks/brand-site/use-brand-site.ts'
import { PageErrorView } from './page-error-view.tsx'
import { useShop } from './shop-context.tsx'

/** In place of a page of a brand whose type a member is not. */
export function NotOfBrand({ message }: { readonly message: string }) {
  const brand = useBrandSite()
  const shop = useShop()
  if (!brand) return <PageErrorView status={403} message={message} />
  return (
    <QueryProvider>
      <RefusedMember message={message} shop={shop.brand} />
    </QueryProvider>
  )
}
