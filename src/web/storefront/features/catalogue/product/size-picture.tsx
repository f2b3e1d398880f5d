import type { SizeMm } from '#/domain/print/units.ts'

/** Highest and widest that a size is drawn, px; all sizes of a control share one scale. */
const ROOM = { width: 92, height: 84 }

/** The sheet of a size, to the same scale as the other sizes beside it. */
export function SizePicture({
  size,
  largest,
  chosen,
}: {
  readonly size: SizeMm
  readonly largest: SizeMm
  readonly chosen: boolean
}) {
  const k = Math.min(ROOM.width / largest.width, ROOM.height / largest.height)
  const [width, height] = [size.width * k, size.height * k]
  return (
    <svg width={width + 1} height={ROOM.height + 1} viewBox={`0 0 ${width + 1} ${ROOM.height + 1}`} aria-hidden="true">
      <rect
        x=".5"
        y=".5"
        width={width}
        height={height}
        fill={chosen ? 'var(--orange-bright)' : 'none'}
        stroke="var(--ink)"
      />
    </svg>
  )
}
