import { useEffect, useRef } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { useSaveEstimate } from '#/web/blocks/estimate/use-save-estimate.ts'

interface SavingEstimateProps {
  /** A new object for each press. */
  readonly asked: { readonly spec: JobSpec }
  readonly onBusy: (busy: boolean) => void
}

/** Saves what was asked for. Fetched with the first press, so that an option page starts without the data client. */
export function SavingEstimate({ asked, onBusy }: SavingEstimateProps) {
  const { busy, save } = useSaveEstimate()
  const done = useRef<object | null>(null)
  useEffect(() => {
    if (done.current === asked) return
    done.current = asked
    save([asked])
  }, [asked, save])
  useEffect(() => onBusy(busy), [busy, onBusy])
  return null
}
