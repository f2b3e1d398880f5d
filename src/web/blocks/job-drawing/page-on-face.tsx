import type { OnFace } from './page-images.ts'

interface PageOnFaceProps {
  readonly page: OnFace
  readonly x?: number
  readonly width: number
  readonly height: number
}

const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

/** A page of the customer's on a face. A nested svg clips it without needing an id. */
export function PageOnFace({ page, x = 0, width, height }: PageOnFaceProps) {
  if (typeof page === 'object' && 'art' in page) return page.art
  const { href, cut } = typeof page === 'string' ? { href: page, cut: WHOLE } : page
  const [across, down] = [width / cut.width, height / cut.height]
  return (
    <svg x={x} width={width} height={height} overflow="hidden">
      <image
        href={href}
        x={-cut.x * across}
        y={-cut.y * down}
        width={across}
        height={down}
        preserveAspectRatio="none"
      />
    </svg>
  )
}
