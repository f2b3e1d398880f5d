import { useCallback, useEffect, useState } from 'react'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { loadDrafts, saveTitle, useJobDrafts } from '#/web/blocks/job-draft/job-drafts.ts'

export interface JobTitle {
  /** As it stands in the field. */
  readonly value: string
  /** Undefined where the job has none. */
  readonly title: string | undefined
  /** It comes from the file, nobody has typed. */
  readonly isSuggested: boolean
  readonly set: (typed: string) => void
  readonly forget: () => void
}

interface Sources {
  /** The unfinished job's is kept in this browser. */
  readonly isUnfinished: boolean
  /** Of the cart item, estimate or order that the page was opened from. */
  readonly given: string | null
  readonly suggested: string | null
}

/** What the job of the page is called: what was typed, else what it was called before, else what its file suggests. */
export function useJobTitle(product: ProductCode, { isUnfinished, given, suggested }: Sources): JobTitle {
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    if (!isUnfinished) return setTyped(undefined)
    loadDrafts()
    setTyped(useJobDrafts.getState().titles[product])
  }, [product, isUnfinished])
  const keep = useCallback(
    (next: string | undefined) => {
      setTyped(next)
      if (isUnfinished) saveTitle(product, next)
    },
    [product, isUnfinished],
  )
  const forget = useCallback(() => keep(undefined), [keep])
  const value = typed ?? given ?? suggested ?? ''
  const isSuggested = typed === undefined && given === null && suggested !== null
  return { value, title: value.trim() || undefined, isSuggested, set: keep, forget }
}
