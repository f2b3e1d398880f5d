import { Suspense, createElement, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { asking } from '#/web/api/asking.tsx'
import { openedFrom } from './opened-scope.ts'
import type { FilesSource, Opened, OpenedFrom } from './opened-source.ts'
import type { Job } from './use-job.ts'

interface Source {
  /** The cart item to be changed; null when a new one is made. */
  readonly item: CartItem | null
  readonly files: FilesSource | null
  readonly title: string | null
  /** Reads it; has to stand somewhere in the page. */
  readonly reading: ReactNode
}

const OpenedJob = lazyPart(() => asking(import('./opened-job.tsx').then((file) => file.OpenedJob)))

/** The cart item (`?cart=`), order line (`?order=`, `?line=`) or job of an estimate (`?estimate=`, `?line=`), the designs (`?design=`) or the case of the portfolio (`?portfolio=`) that the page was opened from, put into the job once. */
export function useSource(product: ProductCode, job: Job): Source {
  const [search] = useSearchParams()
  const from = openedFrom(search)
  const [opened, setOpened] = useState<Opened | null>(null)
  const put = useRef('')
  const { replace } = job
  useEffect(() => {
    if (!opened || put.current === opened.scope) return
    const { scope, spec, words } = opened
    put.current = scope
    if (spec) replace(spec, words)
  }, [opened, replace])
  const [scope, files] = [opened?.scope, opened?.files]
  return {
    item: opened?.item ?? null,
    title: opened?.title ?? null,
    files: useMemo(() => (files && scope ? { scope, files } : null), [files, scope]),
    reading: isNamed(from)
      ? createElement(Suspense, null, createElement(OpenedJob, { product, from, spec: job.spec, onOpened: setOpened }))
      : null,
  }
}

const isNamed = ({ line: _, ...from }: OpenedFrom) => Object.values(from).some((name) => name !== null)

/** Whether the page was opened from something other than the unfinished spec. */
export const useHasSource = (): boolean => isNamed(openedFrom(useSearchParams()[0]))
