import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ProofPageView, ProofVersion } from '#/contract/prepress/proof.contract.ts'
import { spreadIndexOf, spreadsOf, type Spread } from '#/domain/proofs/spreads.ts'
import type { ShownLines } from './viewer-lines.tsx'
import type { NewPin } from './viewer-stage.tsx'

const ZOOMS = [1, 1.5, 2, 3, 4] as const

export interface Viewer {
  readonly version: number
  readonly comparing: boolean
  /** Compared versions lie beside each other, not over each other. */
  readonly beside: boolean
  readonly spreads: readonly Spread[]
  readonly spread: Spread
  readonly index: number
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly zoom: number
  readonly lines: ShownLines
  readonly placing: boolean
  readonly draft: NewPin | null
  readonly flip: (by: 1 | -1) => void
  readonly go: (index: number) => void
  readonly goToPage: (page: number) => void
  readonly showVersion: (version: number) => void
  readonly toggleCompare: () => void
  readonly layBeside: (beside: boolean) => void
  readonly toggleLine: (line: keyof ShownLines) => void
  readonly zoomBy: (steps: 1 | -1) => void
  readonly togglePlacing: () => void
  readonly setDraft: (pin: NewPin | null) => void
}

interface ViewerInput {
  readonly version: number
  readonly onVersion: (version: number) => void
  readonly pages: readonly ProofPageView[]
  readonly spec: ProofVersion['spec']
  /** One page at a time, for phones. */
  readonly single: boolean
}

const NOTHING: Spread = { left: null, right: null }

/** Where the reader is in a proof and how it is shown; what is said about it lives elsewhere. */
export function useViewer({ version, onVersion, pages, spec, single }: ViewerInput): Viewer {
  // The page, not the spread, is what stays when the layout or the version changes.
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(1)
  const [comparing, setComparing] = useState(false)
  const [beside, setBeside] = useState(false)
  const [placing, setPlacing] = useState(false)
  const [draft, setDraft] = useState<NewPin | null>(null)
  const [lines, setLines] = useState<ShownLines>({ trim: true, bleed: true, safe: true, fold: true })

  const spreads = useMemo(
    () =>
      single
        ? pages.map((own): Spread => ({ left: own.number, right: null }))
        : spreadsOf(pages, { bound: spec.binding !== null, bindingSide: spec.bindingSide }),
    [pages, single, spec],
  )
  const index = spreadIndexOf(spreads, page)
  const spread = spreads[index] ?? NOTHING
  const go = useCallback(
    (to: number) => {
      const target = spreads[Math.max(0, Math.min(spreads.length - 1, to))]
      setPage(target?.left ?? target?.right ?? 1)
      setDraft(null)
    },
    [spreads],
  )
  const flip = useCallback((by: 1 | -1) => go(index + by), [go, index])
  useArrowKeys(flip)

  return {
    version,
    comparing,
    beside,
    spreads,
    spread,
    index,
    isFirst: index === 0,
    isLast: index >= spreads.length - 1,
    zoom,
    lines,
    placing,
    draft,
    flip,
    go,
    goToPage: (to) => go(spreadIndexOf(spreads, to)),
    showVersion: (to) => {
      setComparing(false)
      setDraft(null)
      onVersion(to)
    },
    toggleCompare: () => {
      setComparing((on) => !on)
      setPlacing(false)
      setDraft(null)
    },
    layBeside: setBeside,
    toggleLine: (line) => setLines((shown) => ({ ...shown, [line]: !shown[line] })),
    zoomBy: (steps) => setZoom((now) => ZOOMS[ZOOMS.indexOf(now as (typeof ZOOMS)[number]) + steps] ?? now),
    togglePlacing: () => {
      setPlacing((on) => !on)
      setDraft(null)
    },
    setDraft,
  }
}

/** Left and right turn pages unless somebody is writing, moving a slider or choosing. */
function useArrowKeys(flip: (by: 1 | -1) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element | null
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return
      if (target?.closest('input, textarea, select, dialog, [role="tablist"]')) return
      if (event.key === 'ArrowRight') flip(1)
      if (event.key === 'ArrowLeft') flip(-1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [flip])
}
