import { useCallback, useRef, useState } from 'react'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { online } from '#/web/ui/online.ts'
import type { JobFiles } from './use-job-files.ts'

import type { Goal } from '#/web/blocks/order-intent/order-intent.ts'

/** Files that cannot be printed for this spec: nothing is ordered before the customer has decided. */
export interface StopQuestion {
  /** What has not arrived stays behind, and what it says decides nothing. */
  readonly without: boolean
  readonly askStaff: () => void
  readonly stay: () => void
  /** The spec was brought to the files meanwhile, and nothing stands in the way any more. */
  readonly goOn: () => void
}

interface StopOptions {
  readonly spec: JobSpec
  readonly files: JobFiles
  readonly tariff: Tariff
  /** The cart item that the page was opened from. */
  readonly item: CartItem | null
}

/** Goes on where the files can be printed, asks where not; who wants a person to look goes on with that said. */
export function useStop({ spec, files, tariff, item }: StopOptions, goOn: (goal: Goal, askStaff: boolean) => void) {
  const [stopped, setStopped] = useState<{ readonly goal: Goal; readonly without: boolean } | null>(null)
  const now = useRef({ spec, files, tariff, item })
  now.current = { spec, files, tariff, item }
  const proceed = useCallback(
    (goal: Goal, without = false) => {
      const { spec: job, files: held, tariff: prices, item: opened } = now.current
      if (held.files.every(({ inspection }) => !inspection?.facts)) return goOn(goal, false)
      void online()
        .then(() => import('./stopped-job.ts'))
        .then(({ goingAlong, isAgreed, stopsOf }) =>
          !isAgreed(opened, job, held.uploads) &&
          stopsOf(job, without ? goingAlong(held.files) : held.files, prices).length > 0
            ? setStopped({ goal, without })
            : goOn(goal, false),
        )
    },
    [goOn],
  )
  const stop: StopQuestion | null =
    stopped === null
      ? null
      : {
          without: stopped.without,
          askStaff: () => {
            setStopped(null)
            goOn(stopped.goal, true)
          },
          stay: () => setStopped(null),
          goOn: () => {
            setStopped(null)
            goOn(stopped.goal, false)
          },
        }
  return { proceed, stop }
}
