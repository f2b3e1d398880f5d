import { Suspense } from 'react'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { lazyPart } from '#/web/ui/lazy-part.ts'
import { useHydrated } from '#/web/ui/use-hydrated.ts'

const KindReviews = lazyPart(async () => (await import('#/web/blocks/review/kind-reviews.tsx')).KindReviews)

/** What buyers said of this kind; comes after everything that is chosen with. */
export function ProductReviews({ product }: { readonly product: ProductCode }) {
  return useHydrated() ? (
    <Suspense fallback={null}>
      <KindReviews product={product} />
    </Suspense>
  ) : null
}
