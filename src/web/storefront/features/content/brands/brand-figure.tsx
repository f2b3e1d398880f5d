import type { BrandShown } from '#/contract/content/brands.contract.ts'
import type { EditionFace } from '#/contract/textbooks/edition-parts.ts'
import { BookPicture } from '#/web/blocks/edition-picture/book-picture.tsx'
import styles from './brand-figure.module.css'

/** What the brand makes, in one picture: the same book with three covers, or stacks that become a book. */
export function BrandFigure({ brand, book }: { readonly brand: BrandShown; readonly book: EditionFace | null }) {
  if (brand.sells.includes('editions')) return book ? <SameBook book={book} /> : <ThreeCovers accent={brand.accent} />
  if (brand.sells.includes('bindings')) return <StacksToBook accent={brand.accent} />
  return null
}

const LAYOUTS = ['large', 'band', 'side'] as const

/** A book of the shelf three times, each time as another academy could have it. */
const SameBook = ({ book }: { readonly book: EditionFace }) => (
  <div className={styles.same} aria-hidden="true">
    {LAYOUTS.map((layout) => (
      <BookPicture key={layout} book={book} cover={{ layout, name: '우리 학원', phone: '', line: '', logo: null }} />
    ))}
  </div>
)

const ACADEMIES = [
  { x: 0, y: 44, band: 'var(--bad)', type: 'var(--sheet)' },
  { x: 150, y: 0, band: 'var(--sheet)', type: 'var(--ink)' },
  { x: 300, y: 58, band: 'var(--ink)', type: 'var(--sheet)' },
] as const

function ThreeCovers({ accent }: { readonly accent: string }) {
  return (
    <svg className={styles.figure} viewBox="-4 -4 450 306" aria-hidden="true">
      {ACADEMIES.map(({ x, y, band, type }) => (
        <g key={x} transform={`translate(${x} ${y})`} stroke="var(--ink)">
          <path d="M0 22 8 18v218l-8 4z" fill="var(--line)" />
          <path d="M8 18 138 0v210L8 236z" fill={accent} />
          <path d="M8 96l26-30 26 23 26-30 26 23 26-32v72L8 156z" fill="var(--y)" opacity="0.9" />
          <path d="M8 182 138 158v52L8 236z" fill={band} />
          <path d="m22 206 62-11" stroke={type} strokeWidth="9" />
          <path d="m22 219 38-7" stroke={type} strokeWidth="3" />
          <path d="m24 46 50-7M24 58l26-4" stroke="var(--sheet)" strokeWidth="7" />
        </g>
      ))}
    </svg>
  )
}

const STACKS = [
  { share: 46, fill: 'var(--sub)' },
  { share: 62, fill: 'var(--c)' },
  { share: 71, fill: 'var(--y)' },
  { share: 35, fill: 'var(--bad)' },
] as const

/** Slabs are as thick as their pages, so that the block is the files one after the other. */
function StacksToBook({ accent }: { readonly accent: string }) {
  const whole = STACKS.reduce((sum, { share }) => sum + share, 0)
  const tops = STACKS.map((_, at) => (STACKS.slice(0, at).reduce((sum, { share }) => sum + share, 0) / whole) * 264)
  return (
    <svg className={styles.figure} viewBox="-4 -4 520 306" aria-hidden="true">
      {STACKS.map(({ share, fill }, at) => {
        const top = tops[at] ?? 0
        const height = (share / whole) * 264
        return (
          <g key={fill} stroke="var(--ink)">
            <path d={`M12 ${at * 72}h44v58h-44zM6 ${at * 72 + 6}h44v58H6z`} fill="var(--sheet)" />
            <path d={`M0 ${at * 72 + 12}h44v58H0z`} fill="var(--sheet)" />
            <path d={`M0 ${at * 72 + 12}h44v16H0z`} fill={fill} />
            <path d={`M62 ${at * 72 + 40}h40L150 ${top + height / 2 + 14}h34`} fill="none" stroke="var(--ink-3)" />
            <path d={`M190 ${top + 14}h14v${height}h-14z`} fill={fill} />
            <path d={`M204 ${top + 14}h52v${height}h-52z`} fill="var(--sheet)" />
          </g>
        )
      })}
      <path d="M272 146h44m-8-7 8 7-8 7" fill="none" stroke="var(--ink)" strokeWidth="2" />
      <g stroke="var(--ink)">
        <path d="m340 40 150-24v244l-150 26z" fill={accent} />
        <path d="m372 236 54-112 54 94z" fill="var(--y)" />
        <path d="m364 78 96-15M364 98l60-9" stroke="var(--sheet)" strokeWidth="10" />
        {Array.from({ length: 12 }, (_, at) => (
          <path key={at} d={`M346 ${56 + at * 18}c-16-4-18 8-4 8`} fill="none" />
        ))}
      </g>
    </svg>
  )
}
