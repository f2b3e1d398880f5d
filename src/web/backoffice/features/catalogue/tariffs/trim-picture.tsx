import type { SizeMm } from '#/domain/print/units.ts'

/** The longest side of a size that a row has room for. */
const ROOM = 26
const LONGEST = 420

/** A size to scale among the others; a poster is cut off at A3. */
export function TrimPicture({ size }: { readonly size: SizeMm }) {
  const scale = ROOM / Math.max(LONGEST, size.width, size.height)
  const width = size.width * scale
  const height = size.height * scale
  return (
    <svg
      width="44"
      height="30"
      viewBox="0 0 44 30"
      aria-hidden="true"
      fill="#fff"
      stroke="currentColor"
      strokeWidth="0.9"
    >
      <rect x={22 - width / 2} y={28 - height} width={width} height={height} />
    </svg>
  )
}
