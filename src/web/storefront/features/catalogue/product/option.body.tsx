import { useLoaderData } from 'react-router'
import { latePart } from '#/web/ui/lazy-part.tsx'
import { FilesSection } from './files-section.tsx'
import { useLateFiles } from './late-files.tsx'
import type { loadTariff } from './load-tariff.ts'
import { OptionScreen } from './option-screen.tsx'
import type { ProductKind } from './product-of-path.ts'
import { ProductTitle } from './product-title.tsx'
import { useCheckout } from './use-checkout.ts'
import { useJob } from './use-job.ts'
import { useJobTitle } from './use-job-title.ts'
import { useHasSource, useSource } from './use-source.ts'

/** What buyers said of this kind; comes after everything that is chosen with. */
const KindReviews = latePart(async () => (await import('#/web/blocks/review/kind-reviews.tsx')).KindReviews)

/** Choices, files and price of one kind. */
export function OptionBody({ kind }: { readonly kind: ProductKind }) {
  const { tariff, closed } = useLoaderData<typeof loadTariff>()
  const isUnfinished = !useHasSource()
  const job = useJob(kind.code, isUnfinished, tariff)
  const { item, files: source, title: given, reading } = useSource(kind.code, job)
  const {
    files,
    suggestedTitle: suggested,
    work,
    coming,
  } = useLateFiles({ product: kind.code, spec: job.spec, source })
  const jobTitle = useJobTitle(kind.code, { isUnfinished, given, suggested })
  const checkout = useCheckout({ spec: job.spec, tariff, jobTitle, files, coming, item })
  return (
    <OptionScreen
      title={<ProductTitle kind={kind} page="option" />}
      after={
        <>
          <FilesSection files={files} spec={job.spec} jobTitle={jobTitle} onSpec={(spec) => job.replace(spec, null)} />
          {work}
          {reading}
          <KindReviews product={kind.code} />
        </>
      }
      job={job}
      jobTitle={jobTitle}
      tariff={tariff}
      closed={closed}
      files={files}
      checkout={checkout}
    />
  )
}
