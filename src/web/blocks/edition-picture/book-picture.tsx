import { useId } from 'react'
import type { EditionFace } from '#/contract/textbooks/edition-parts.ts'
import { findTrim } from '#/domain/catalog/lookup.ts'
import { drawSample } from '#/domain/designs/draw-design.ts'
import { inkOf } from '#/domain/designs/inks.data.ts'
import { type AcademyCover, academyDesign, type CoverLogo } from '#/domain/editions/academy-cover.ts'
import { termName } from '#/domain/editions/edition.ts'
import { DesignMarks, DesignPicture } from '#/web/blocks/design-picture/design-picture.tsx'

export interface CoverOnScreen extends AcademyCover {
  readonly logo: CoverLogo | null
  /** What stands in the place for the name of a class; null or absent where the cover has none. */
  readonly className?: string | null
}

const NOBODY: CoverOnScreen = { layout: 'plate', name: '', phone: '', line: '', logo: null }

/** The front of a textbook in an academy's cover; null is the brand's own sample. */
export function frontOf(book: EditionFace, cover: CoverOnScreen | null) {
  const { design, values } = academyDesign(
    book,
    cover ?? { ...NOBODY, name: '학원 이름' },
    cover?.logo ?? null,
    cover?.className ?? null,
  )
  return drawSample(design, values, sizeOf(book))
}

export const sizeOf = ({ make }: Pick<EditionFace, 'make'>) => findTrim(make.trim)?.size ?? { width: 182, height: 257 }

/** The front flat, as it is chosen by. */
export const FlatCover = ({ book, cover }: { readonly book: EditionFace; readonly cover: CoverOnScreen }) => (
  <DesignPicture page={frontOf(book, cover)} />
)

interface BookPictureProps {
  readonly book: EditionFace
  readonly cover: CoverOnScreen | null
  /** With its measures beside it. */
  readonly measured?: boolean
}

/** How a standing book is seen: mm to the right and down for one mm of its front, its spine and its height. */
const FRONT = { x: 0.6957, y: -0.1223 }
const SPINE = { x: 0.5055, y: 0.1683 }
const UP = 0.8345

/** Room beside the spine for its measure. */
const SPINE_WORDS = 62

/** The book as it stands on a table, to scale, with the spine in its true thickness. */
export function BookPicture({ book, cover, measured = false }: BookPictureProps) {
  const shadow = useId()
  const { width, height } = sizeOf(book)
  const spine = book.spine ?? 4
  const ground = inkOf(book.look.ground).screen
  const [sx, sy] = [spine * SPINE.x, spine * SPINE.y]
  const [fx, fy] = [width * FRONT.x, width * FRONT.y]
  const tall = height * UP
  const room = measured ? 44 : 8
  const left = measured && book.spine !== null ? SPINE_WORDS : 10
  const box = { x: -left, y: fy - 14, width: sx + fx + room + left, height: tall + sy - fy + 34 }
  const name = cover?.name ? `${cover.name} 표지의 ` : ''
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={`${name}${book.title} ${termName(book.grade, book.term)}, ${width} × ${height} mm${book.spine === null ? '' : `, 책등 ${book.spine} mm`} 책 그림`}
    >
      <defs>
        <pattern id={shadow} width="4.4" height="4.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <circle cx="2.2" cy="2.2" r=".95" fill="var(--ink)" opacity=".42" />
        </pattern>
      </defs>
      <path
        d={`M${sx} ${tall + sy}L${sx + fx} ${tall + sy + fy}l${width * 0.24} -4l-${width * 0.5} 8Z`}
        fill={`url(#${shadow})`}
      />
      <path d={`M0 0L${fx} ${fy}L${fx + sx} ${fy + sy}L${sx} ${sy}Z`} fill="var(--sheet)" stroke="var(--ink)" />
      <g transform={`matrix(${SPINE.x} ${SPINE.y} 0 ${UP} 0 0)`}>
        <rect width={spine} height={height} fill={ground} stroke="var(--ink)" />
        <rect width={spine} height={height} fill="var(--ink)" opacity=".14" />
      </g>
      <g transform={`matrix(${FRONT.x} ${FRONT.y} 0 ${UP} ${sx} ${sy})`}>
        <DesignMarks page={frontOf(book, cover)} />
        <rect width={width} height={height} fill="none" stroke="var(--ink)" />
      </g>
      {measured && <Measures book={book} at={{ sx, sy, fx, fy, tall }} size={{ width, height }} />}
    </svg>
  )
}

interface MeasuresProps {
  readonly book: EditionFace
  readonly at: Readonly<Record<'sx' | 'sy' | 'fx' | 'fy' | 'tall', number>>
  readonly size: { readonly width: number; readonly height: number }
}

function Measures({ book, at: { sx, sy, fx, fy, tall }, size }: MeasuresProps) {
  const right = sx + fx + 7
  return (
    <g fill="none" stroke="var(--ink)" strokeWidth=".6" aria-hidden="true">
      <path d={`M${right - 3} ${fy + sy}h6M${right} ${fy + sy}v${tall}M${right - 3} ${fy + sy + tall}h6`} />
      <path d={`M${sx} ${sy + tall + 6}L${sx + fx} ${sy + tall + fy + 6}`} />
      <g fill="var(--ink)" stroke="none" fontSize="9">
        <text x={right + 4} y={fy + sy + tall / 2}>
          {size.height}
        </text>
        <text x={sx + fx / 2} y={sy + tall + fy / 2 + 18} textAnchor="middle">
          {size.width}
        </text>
        {book.spine !== null && (
          <text x={-5} y={6} textAnchor="end" fontWeight="700" fill="var(--orange)">
            책등 {book.spine} mm
          </text>
        )}
      </g>
    </g>
  )
}
