import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { attemptKeeping, type ChosenJob } from '#/domain/catalog/options/choose.ts'
import type { OptionContext, OptionValue } from '#/domain/catalog/options/option-model.ts'
import { withStocks } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { forgetDraft, loadDrafts, saveDraft, useJobDrafts } from '#/web/blocks/job-draft/job-drafts.ts'

export interface Job {
  readonly spec: JobSpec
  /** As it was chosen, before rules let something follow. */
  readonly wanted: JobSpec
  /** What was brought back, in one sentence; null when the page began anew. */
  readonly notice: string | null
  /** Tries a choice; the Korean reason when it cannot be made. */
  readonly change: (controlId: string, value: OptionValue, context: OptionContext) => string | null
  /** Puts a whole spec in place: from a file, a cart item or an order. */
  readonly replace: (spec: JobSpec, notice: string | null) => void
  readonly startOver: () => void
}

/** The job of the page: the unfinished one, kept at every change; one from the cart or an order leaves that alone. */
export function useJob(product: ProductCode, isUnfinished: boolean, tariff: Tariff): Job {
  const catalogue = useMemo(() => catalogueOf(tariff), [tariff])
  const usual = useCallback(() => asChosen(withStocks(defaultSpec(product), catalogue)), [product, catalogue])
  const [{ spec, wanted }, setJob] = useState(usual)
  const [notice, setNotice] = useState<string | null>(null)
  // By reference, so that what changes the job is not new with each change, nor all that is drawn with it.
  const now = useRef<ChosenJob>({ spec, wanted })
  now.current = { spec, wanted }

  useEffect(() => {
    setJob(usual())
    setNotice(null)
    if (!isUnfinished) return
    loadDrafts()
    const draft = useJobDrafts.getState().drafts[product]
    if (!draft) return
    void import('./bring-back.ts').then(({ bringBack }) => {
      // Not over what has been chosen meanwhile.
      if (useJobDrafts.getState().drafts[product] !== draft) return
      const back = bringBack(draft, product, catalogue, { now: new Date(), opened: performance.timeOrigin })
      if (back.spec) setJob({ spec: back.spec, wanted: back.wanted ?? back.spec })
      setNotice(back.notice)
    })
  }, [product, isUnfinished, usual, catalogue])

  const keep = useCallback(
    (next: ChosenJob) => {
      now.current = next
      setJob(next)
      if (isUnfinished) saveDraft(next.spec, new Date(), next.wanted)
    },
    [isUnfinished],
  )
  const replace = useCallback(
    (next: JobSpec, said: string | null) => {
      keep(asChosen(withStocks(next, catalogue)))
      setNotice(said)
    },
    [keep, catalogue],
  )

  const change = useCallback(
    (controlId: string, value: OptionValue, context: OptionContext): string | null => {
      const { spec: from, wanted: chosen } = now.current
      const next = attemptKeeping(from, controlId, value, { ...context, wanted: chosen })
      if (!next.ok) return next.error
      keep(next.value)
      return null
    },
    [keep],
  )

  const startOver = useCallback(() => {
    forgetDraft(product)
    setJob(usual())
    setNotice(null)
  }, [product, usual])

  return { spec, wanted, notice, change, replace, startOver }
}

const asChosen = (spec: JobSpec): ChosenJob => ({ spec, wanted: spec })
