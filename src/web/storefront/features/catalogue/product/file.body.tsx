import { useCallback, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { closestSpec } from '#/domain/catalog/closest-spec.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { sameSpec } from '#/domain/catalog/spec-key.ts'
import { matched } from '#/domain/preflight/agreement/agreement.ts'
import type { DifferenceId, ReadFile } from '#/domain/preflight/agreement/difference.ts'
import { FILE_ROLES } from '#/domain/preflight/file-expectation.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { fileSizes } from '#/web/blocks/file-inspection/file-sizes.ts'
import type { Filled } from './agreement-panel.tsx'
import { FilesSection } from './files-section.tsx'
import { useLateFiles } from './late-files.tsx'
import type { loadTariff } from './load-tariff.ts'
import { OptionScreen } from './option-screen.tsx'
import type { ProductKind } from './product-of-path.ts'
import { ProductTitle } from './product-title.tsx'
import { useCheckout } from './use-checkout.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { useJob } from './use-job.ts'
import { useJobTitle } from './use-job-title.ts'
import type { JobFileRole } from './use-job-files.ts'

/** Files first: what is read of them fills the choices. */
export function FileBody({ kind }: { readonly kind: ProductKind }) {
  const { tariff, closed } = useLoaderData<typeof loadTariff>()
  const job = useJob(kind.code, true, tariff)
  const { filled, fill, forget } = useFilledSpec(kind, job, tariff)
  const late = useLateFiles({ leading: true, product: kind.code, spec: job.spec, onFacts: fill })
  const { files, suggestedTitle: suggested, work, coming } = late
  const jobTitle = useJobTitle(kind.code, { isUnfinished: true, given: null, suggested })
  const checkout = useCheckout({ spec: job.spec, tariff, jobTitle, files, coming, item: null })
  return (
    <OptionScreen
      title={<ProductTitle kind={kind} page="file" />}
      before={
        <>
          <FilesSection
            files={files}
            spec={job.spec}
            filled={filled}
            jobTitle={jobTitle}
            onSpec={(spec) => job.replace(spec, null)}
            leading
          />
          {work}
        </>
      }
      job={{
        ...job,
        startOver: () => {
          forget()
          job.startOver()
        },
      }}
      jobTitle={jobTitle}
      tariff={tariff}
      closed={closed}
      files={files}
      checkout={checkout}
    />
  )
}

/** Fills the spec from what is read of the files, starting from what was chosen; says what was filled in and what had to be assumed. */
function useFilledSpec(kind: ProductKind, { spec, replace }: ReturnType<typeof useJob>, tariff: Tariff) {
  const read = useRef<Partial<Record<JobFileRole, PdfFacts>>>({})
  const now = useRef(spec)
  now.current = spec
  const [filled, setFilled] = useState<Omit<Filled, 'keep'> | null>(null)
  const put = useCallback(
    (from: JobSpec, kept: ReadonlySet<DifferenceId>) => {
      const main = read.current.inner ?? read.current.sheet
      const sizes = main ? fileSizes(main, read.current.cover ?? null) : null
      if (!sizes) return
      const { spec: next, done } = matched(from, filesRead(read.current), kept, catalogueOf(tariff))
      const { assumed } = closestSpec(kind.code, sizes, from, catalogueOf(tariff))
      const told = done.flatMap(({ said }) => said)
      replace(next, null)
      setFilled({
        from,
        spec: next,
        done,
        assumed: kept.size > 0 ? [] : assumed.filter((sentence) => !told.includes(sentence)),
        kept,
      })
    },
    [kind.code, replace, tariff],
  )
  const last = useRef(filled)
  last.current = filled
  const fill = useCallback(
    (role: JobFileRole, facts: PdfFacts) => {
      read.current[role] = facts
      // A second file adds to what the first one filled in, unless something else was chosen meanwhile.
      const before = last.current && sameSpec(last.current.spec, now.current) ? last.current : null
      put(before?.from ?? now.current, before?.kept ?? new Set())
    },
    [put],
  )
  const forget = useCallback(() => {
    read.current = {}
    setFilled(null)
  }, [])
  const keep = (id: DifferenceId) => filled && put(filled.from, new Set([...filled.kept, id]))
  return { filled: filled && { ...filled, keep }, fill, forget }
}

const filesRead = (read: Partial<Record<JobFileRole, PdfFacts>>): readonly ReadFile[] =>
  FILE_ROLES.flatMap((role) => (read[role] ? [{ role, facts: read[role] }] : []))
