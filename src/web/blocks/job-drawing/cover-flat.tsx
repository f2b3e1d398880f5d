import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { CoverGeometry } from '#/domain/print/cover-flat.ts'
import { BLEED } from '#/domain/print/n-up.ts'
import type { Mm } from '#/domain/print/units.ts'
import { mm } from '#/domain/drawing/dimension.ts'
import styles from './job-drawing.module.css'
import type { PageImages } from './page-images.ts'
import { PageOnFace } from './page-on-face.tsx'

interface CoverFlatProps {
  readonly spec: JobSpec
  readonly pages?: PageImages | undefined
}

/** Drawn width of the open cover, px; the height follows from the job. */
const DRAWN = 150

/** Where the parts of the open cover lie, from its left edge, mm. */
interface Layout {
  readonly left: readonly [Mm, Mm]
  readonly spine: readonly [Mm, Mm]
  readonly right: readonly [Mm, Mm]
  /** Folds that are neither side of the spine: flaps, or the turn-in over the boards. */
  readonly folds: readonly Mm[]
  readonly flaps: readonly Mm[]
}

/** The cover as it is printed: back, spine and front side by side with flaps, bleed and crop marks; nothing where there is none. */
export function CoverFlat({ spec, pages }: CoverFlatProps) {
  const { cover } = geometryOf(spec)
  if (!cover) return null
  const { flat } = cover
  const layout = layoutOf(cover)
  const k = DRAWN / flat.width
  const [W, H] = [DRAWN, flat.height * k]
  const [a, b] = layout.spine.map((at) => at * k) as [number, number]
  const frontFirst = spec.bindingSide === 'right'
  const faces = [
    { name: frontFirst ? '앞' : '뒤', page: frontFirst ? pages?.front : pages?.back, from: layout.left },
    { name: frontFirst ? '뒤' : '앞', page: frontFirst ? pages?.back : pages?.front, from: layout.right },
  ]
  const bleed = BLEED * k
  const marks = [a, b, ...layout.folds.map((at) => at * k)]
  return (
    <svg
      className={styles.flat}
      viewBox={`-8 -10 ${W + 16} ${H + 20}`}
      role="img"
      aria-label={`펼친 표지 ${mm(flat.width)} × ${mm(flat.height)} mm`}
    >
      <rect width={W} height={H} fill="#fff" />
      {faces.map(({ name, page, from: [start, end] }) =>
        page ? (
          <PageOnFace key={name} page={page} x={start * k} width={(end - start) * k} height={H} />
        ) : (
          <text key={name} x={((start + end) / 2) * k} y={H / 2 + 4} className={styles.name} aria-hidden="true">
            {name}
          </text>
        ),
      )}
      {pages?.spine ? (
        <PageOnFace page={pages.spine} x={a} width={b - a} height={H} />
      ) : (
        <rect x={a} width={Math.max(0.8, b - a)} height={H} fill={pages ? '#fff' : 'var(--orange-bright)'} />
      )}
      <g fill="none" stroke="var(--ink)" strokeWidth=".75">
        <path d={`M${a} 0V${H}M${b} 0V${H}`} />
        <path d={layout.folds.map((at) => `M${at * k} 0V${H}`).join('')} strokeDasharray="3 2" />
        <path d={marks.map((x) => `M${x} ${-bleed - 6}v5M${x} ${H + bleed + 1}v5`).join('')} />
        <rect width={W} height={H} strokeWidth="1" />
        <rect
          x={-bleed}
          y={-bleed}
          width={W + 2 * bleed}
          height={H + 2 * bleed}
          stroke="var(--ink-3)"
          strokeDasharray="2 2"
        />
      </g>
      {layout.flaps.map((at) => (
        <text key={at} x={at * k} y={H / 2 + 3} className={styles.flap} aria-hidden="true">
          날개
        </text>
      ))}
    </svg>
  )
}

/** Of a case the boards are shown as its faces, and what is turned in round them is no flap. */
function layoutOf({ kind, panels }: CoverGeometry): Layout {
  const flaps = [
    panels.back > 0 ? panels.back / 2 : 0,
    panels.end > panels.frontWing ? (panels.frontWing + panels.end) / 2 : 0,
  ]
  return {
    left: [panels.back, panels.spine],
    spine: [panels.spine, panels.front],
    right: [panels.front, panels.frontWing],
    folds: [panels.back, panels.frontWing].filter((at) => at > 0 && at < panels.end),
    flaps: kind === 'case' ? [] : flaps.filter((at) => at > 0),
  }
}
