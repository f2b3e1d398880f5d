import type { ProofPageView } from '#/contract/prepress/proof.contract.ts'
import type { PlacedPage, Rect } from './sheet-geometry.ts'

/** Folds of a cover or a folded sheet, over the whole height or width of the piece. */
export function FoldLines({ page, trim }: PlacedPage) {
  return page.edges.folds.map(({ what, direction, at }) => {
    const d =
      direction === 'vertical' ? `M${trim.x + at} ${trim.y}v${trim.height}` : `M${trim.x} ${trim.y + at}h${trim.width}`
    return (
      <path
        key={`${what} ${d}`}
        d={d}
        fill="none"
        stroke="var(--orange)"
        strokeDasharray={what === 'spine' ? undefined : '2 3'}
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.4"
      />
    )
  })
}

/** Inside it nothing is cut off and nothing is swallowed by the binding. */
export function SafeLine({ page, trim }: PlacedPage) {
  return (
    <rect
      {...safeOf(page, trim)}
      fill="none"
      stroke="var(--info)"
      strokeDasharray="5 4"
      vectorEffect="non-scaling-stroke"
      strokeWidth="1.4"
    />
  )
}

/** The trim less the safe distance, and less the gutter at the bound edge. */
export function safeOf({ edges: { safe, gutter } }: Pick<ProofPageView, 'edges'>, trim: Rect): Rect {
  const inset = (edge: 'left' | 'right' | 'top' | 'bottom') =>
    gutter?.edge === edge ? Math.max(safe, gutter.width) : safe
  return {
    x: trim.x + inset('left'),
    y: trim.y + inset('top'),
    width: Math.max(0, trim.width - inset('left') - inset('right')),
    height: Math.max(0, trim.height - inset('top') - inset('bottom')),
  }
}
