import { useMemo } from 'react'
import type { ProofMessage, ProofPageView } from '#/contract/prepress/proof.contract.ts'
import { changedSpreads } from './changed-pages.ts'
import { LoadingState } from '#/web/ui/states.tsx'
import { labelOf, PageStrip } from './page-strip.tsx'
import { PageRuler } from './page-ruler.tsx'
import { sheetOf, type Sheet } from './sheet-geometry.ts'
import type { Viewer } from './use-viewer.ts'
import type { ViewerPin } from './viewer-pins.tsx'
import { ViewerStage } from './viewer-stage.tsx'
import { ViewerTools } from './viewer-tools.tsx'
import styles from './proof-viewer.module.css'

interface ProofViewerProps {
  readonly proofId: string
  readonly viewer: Viewer
  readonly pages: readonly ProofPageView[]
  /** Pages of the version before, when two are compared. */
  readonly comparedPages: { readonly version: number; readonly pages: readonly ProofPageView[] } | null
  readonly versions: readonly number[]
  readonly messages: readonly ProofMessage[]
  readonly selected: string | null
  readonly onSelect: (messageId: string) => void
  readonly canPin: boolean
}

/** Spread viewer of one proof version: tools, thumbnails, the sheet with its lines, pins and comparison. */
export function ProofViewer(props: ProofViewerProps) {
  const { proofId, viewer, pages, comparedPages, messages } = props
  const pins = useMemo(() => pinsOf(messages, viewer.version), [messages, viewer.version])
  const marks = useMemo(() => openMarks(pins), [pins])
  const find = (from: readonly ProofPageView[], number: number | null) =>
    from.find((page) => page.number === number) ?? null
  const { left, right } = viewer.spread
  const shown = [find(pages, left), find(pages, right)] as const
  const sheet = sheetOf(...shown)
  const compared =
    viewer.comparing && comparedPages
      ? { version: comparedPages.version, sheet: sheetOf(...alike(comparedPages.pages, shown)) }
      : null
  const changed = useMemo(() => changedSpreads(viewer.spreads, pages), [viewer.spreads, pages])
  const label = labelOf(shown.filter((page) => page !== null))
  return (
    <section className={styles.viewer} aria-label="시안">
      <ViewerTools
        viewer={viewer}
        versions={props.versions}
        label={label}
        pageCount={pages.length}
        bleed={sheet.bleed}
        folded={pages.some(({ edges }) => edges.folds.length > 0)}
        changed={changed}
        canPin={props.canPin}
      />
      <PageStrip
        proofId={proofId}
        version={viewer.version}
        pages={pages}
        spreads={viewer.spreads}
        current={viewer.index}
        marks={marks}
        changed={changed}
        onGo={viewer.go}
      />
      {sheet.pages.length === 0 ? (
        <LoadingState label="시안을 불러오는 중입니다" />
      ) : (
        <Stages {...props} sheet={sheet} compared={compared} pins={pins} />
      )}
      <PageRuler viewer={viewer} label={label} pageCount={pages.length} />
    </section>
  )
}

interface StagesProps extends ProofViewerProps {
  readonly sheet: Sheet
  readonly compared: { readonly version: number; readonly sheet: Sheet } | null
  readonly pins: readonly ViewerPin[]
}

/** One version, two over each other, or two beside each other. */
function Stages({ proofId, viewer, sheet, compared, pins, selected, onSelect }: StagesProps) {
  const stage = {
    proofId,
    zoom: viewer.zoom,
    lines: viewer.lines,
    selected,
    onSelect,
    onPlace: viewer.setDraft,
    onFlip: viewer.flip,
  }
  const bare = { ...stage, pins: [], draft: null, placing: false, compared: null }
  if (compared && viewer.beside)
    return (
      <div className={styles.pair} data-tall={sheet.height > sheet.width || undefined}>
        {[compared, { version: viewer.version, sheet }].map((one) => (
          <figure key={one.version}>
            <figcaption>v{one.version}</figcaption>
            {one.sheet.pages.length > 0 ? <ViewerStage {...bare} {...one} /> : <p>이 시안에는 없는 쪽입니다.</p>}
          </figure>
        ))}
      </div>
    )
  return (
    <ViewerStage
      {...stage}
      version={viewer.version}
      sheet={sheet}
      pins={pins}
      draft={viewer.draft}
      placing={viewer.placing}
      compared={compared}
    />
  )
}

function pinsOf(messages: readonly ProofMessage[], version: number): ViewerPin[] {
  return messages.flatMap(({ id, pin, version: own, resolvedAt, text }) =>
    pin && own === version
      ? [{ messageId: id, number: pin.number, page: pin.page, x: pin.x, y: pin.y, resolved: resolvedAt !== null, text }]
      : [],
  )
}

function openMarks(pins: readonly ViewerPin[]): ReadonlyMap<number, number> {
  const marks = new Map<number, number>()
  for (const pin of pins) if (!pin.resolved) marks.set(pin.page, (marks.get(pin.page) ?? 0) + 1)
  return marks
}

/** The pages of another version that stand where these do: same part, same page of its file. */
function alike(
  pages: readonly ProofPageView[],
  shown: readonly [ProofPageView | null, ProofPageView | null],
): [ProofPageView | null, ProofPageView | null] {
  const find = (like: ProofPageView | null) =>
    like && (pages.find((page) => page.partId === like.partId && page.filePage === like.filePage) ?? null)
  return [find(shown[0]), find(shown[1])]
}
