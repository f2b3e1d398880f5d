import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { loadUploads } from '#/web/blocks/uploader/run-upload.ts'
import { isOf, useUploads } from '#/web/blocks/uploader/uploads.ts'
import { filesForCart } from './files-for-cart.ts'
import { openedFrom, scopeOf } from './opened-scope.ts'
import { useSaveEstimate } from '#/web/blocks/estimate/use-save-estimate.ts'

export interface SavedJob {
  readonly spec: JobSpec
  readonly title: string | undefined
}

interface SavingEstimateProps {
  /** A new object for each press. */
  readonly asked: SavedJob
  readonly onBusy: (busy: boolean) => void
}

/** Saves what was asked for. Fetched with the first press, so that an option page starts without the data client. */
export function SavingEstimate({ asked, onBusy }: SavingEstimateProps) {
  const [search] = useSearchParams()
  const { busy, save } = useSaveEstimate()
  const done = useRef<object | null>(null)
  useEffect(() => {
    if (done.current === asked) return
    done.current = asked
    const { spec, title } = asked
    void filesOfPage(spec.product, search).then((files) => save([{ spec, ...(title ? { title } : {}), files }]))
  }, [asked, save, search])
  useEffect(() => onBusy(busy), [busy, onBusy])
  return null
}

/** The files that lie on the page now, under the name that `opened-job` gave to what the page was opened from. */
async function filesOfPage(product: ProductCode, search: URLSearchParams) {
  await loadUploads()
  const scope = scopeOf(openedFrom(search))
  const job = { product, ...(scope ? { scope } : {}) }
  return filesForCart(useUploads.getState().uploads.filter((upload) => isOf(upload, job)))
}
