import { useCallback, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { closestSpec } from '#/domain/catalog/closest-spec.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { fileSizes } from '#/web/blocks/file-inspection/file-sizes.ts'
import { Assumptions } from './assumptions.tsx'
import { FilesSection } from './files-section.tsx'
import { useLateFiles } from './late-files.tsx'
import type { loadTariff } from './load-tariff.ts'
import { OptionScreen } from './option-screen.tsx'
import { useProductOfPath } from './product-of-path.ts'
import type { ProductKind } from './product-of-path.ts'
import { ProductTitle } from './product-title.tsx'
import { useCheckout } from './use-checkout.ts'
import { useJob } from './use-job.ts'
import { useJobTitle } from './use-job-title.ts'
import type { JobFileRole } from './use-job-files.ts'

export function Component() {
  const kind = useProductOfPath()
  return <FilePage key={kind.code} kind={kind} />
}

function FilePage({ kind }: { readonly kind: ProductKind }) {
  const { tariff, closed } = useLoaderData<typeof loadTariff>()
  const job = useJob(kind.code, true)
  const { assumed, fill } = useFilledSpec(kind, job)
  const late = useLateFiles({ leading: true, product: kind.code, spec: job.spec, onFacts: fill })
  const { files, suggestedTitle: suggested, work, coming } = late
  const jobTitle = useJobTitle(kind.code, { isUnfinished: true, given: null, suggested })
  const checkout = useCheckout({ spec: job.spec, jobTitle, files, coming, item: null })
  return (
    <OptionScreen
      title={<ProductTitle kind={kind} page="file" />}
      before={
        <>
          <Assumptions assumed={assumed} />
          <FilesSection files={files} spec={job.spec} jobTitle={jobTitle} leading />
          {work}
        </>
      }
      job={job}
      jobTitle={jobTitle}
      tariff={tariff}
      closed={closed}
      pages={files.pages}
      checkout={checkout}
    />
  )
}

/** Fills the spec from what is read of the files, starting from what was chosen; says what had to be assumed. */
function useFilledSpec(kind: ProductKind, { spec, replace }: ReturnType<typeof useJob>) {
  const read = useRef<Partial<Record<JobFileRole, PdfFacts>>>({})
  const now = useRef(spec)
  now.current = spec
  const [assumed, setAssumed] = useState<readonly string[] | null>(null)
  const fill = useCallback(
    (role: JobFileRole, facts: PdfFacts) => {
      read.current[role] = facts
      const main = read.current.inner ?? read.current.sheet
      const sizes = main ? fileSizes(main, read.current.cover ?? null) : null
      if (!sizes) return
      const closest = closestSpec(kind.code, sizes, now.current)
      replace(closest.spec, null)
      setAssumed(closest.assumed)
    },
    [kind.code, replace],
  )
  return { assumed, fill }
}
