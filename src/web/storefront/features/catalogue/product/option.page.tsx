import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { lazyPart } from '#/web/ui/lazy-part.ts'
import { FilesSection } from './files-section.tsx'
import { useLateFiles } from './late-files.tsx'
import type { loadTariff } from './load-tariff.ts'
import { OptionScreen } from './option-screen.tsx'
import { useProductOfPath } from './product-of-path.ts'
import type { ProductKind } from './product-of-path.ts'
import { ProductTitle } from './product-title.tsx'
import { useCheckout } from './use-checkout.ts'
import { useJob } from './use-job.ts'
import { useHasSource, useSource } from './use-source.ts'

/** What buyers said of this kind; comes after everything that is chosen with. */
const KindReviews = lazyPart(async () => (await import('#/web/blocks/review/kind-reviews.tsx')).KindReviews)

export function Component() {
  const kind = useProductOfPath()
  return <OptionPage key={kind.code} kind={kind} />
}

function OptionPage({ kind }: { readonly kind: ProductKind }) {
  const { tariff, closed } = useLoaderData<typeof loadTariff>()
  const job = useJob(kind.code, !useHasSource())
  const { item, files: source, reading } = useSource(kind.code, job)
  const { files, work, coming } = useLateFiles({ product: kind.code, spec: job.spec, source })
  const checkout = useCheckout({ spec: job.spec, files, coming, item })
  return (
    <OptionScreen
      title={<ProductTitle kind={kind} page="option" />}
      after={
        <>
          <FilesSection files={files} spec={job.spec} />
          {work}
          {reading}
          <Suspense fallback={null}>
            <KindReviews product={kind.code} />
          </Suspense>
        </>
      }
      job={job}
      tariff={tariff}
      closed={closed}
      pages={files.pages}
      checkout={checkout}
    />
  )
}
