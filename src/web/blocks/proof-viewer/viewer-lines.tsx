import { FoldLines, SafeLine } from './edge-lines.tsx'
import type { Rect, Sheet } from './sheet-geometry.ts'
import styles from './viewer-stage.module.css'

export interface ShownLines {
  readonly trim: boolean
  readonly bleed: boolean
  readonly safe: boolean
  /** Of spine, flaps and folded sheets. */
  readonly fold: boolean
}

/** Trim, bleed, safe and fold lines, crop and registration marks and the colour bar, in mm on the sheet. */
export function ViewerLines({ sheet, shown }: { readonly sheet: Sheet; readonly shown: ShownLines }) {
  const { trim, bleed } = sheet
  const bled = grow(trim, bleed)
  return (
    <svg className={styles.lines} viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      <CropMarks sheet={sheet} />
      {shown.bleed && bleed > 0 && (
        <rect {...bled} fill="none" stroke="var(--c)" vectorEffect="non-scaling-stroke" strokeWidth="1.5" />
      )}
      {shown.trim &&
        sheet.pages.map(({ page, trim: own }) => (
          <rect
            key={page.number}
            {...own}
            fill="none"
            stroke="var(--m)"
            vectorEffect="non-scaling-stroke"
            strokeWidth="1.5"
          />
        ))}
      {shown.safe && sheet.pages.map((placed) => <SafeLine key={placed.page.number} {...placed} />)}
      {shown.fold && sheet.pages.map((placed) => <FoldLines key={placed.page.number} {...placed} />)}
    </svg>
  )
}

const grow = (rect: Rect, by: number): Rect => ({
  x: rect.x - by,
  y: rect.y - by,
  width: Math.max(0, rect.width + 2 * by),
  height: Math.max(0, rect.height + 2 * by),
})

const PATCHES = ['var(--c)', 'var(--m)', 'var(--y)', 'var(--k)', '#7fc9dd', '#e97fb4', '#f7e17f', '#8a8984']

function CropMarks({ sheet }: { readonly sheet: Sheet }) {
  const { trim, bleed, width, height } = sheet
  const right = trim.x + trim.width
  const bottom = trim.y + trim.height
  const gap = bleed + 1
  const end = Math.max(1, trim.x - bleed - 1) * 0.62
  const columns = [...new Set([...sheet.pages.map((placed) => placed.trim.x), right])]
  const marks = [
    ...columns.map((x) => `M${x} ${trim.y - gap}v${-end}M${x} ${bottom + gap}v${end}`),
    ...[trim.y, bottom].map((y) => `M${trim.x - gap} ${y}h${-end}M${right + gap} ${y}h${end}`),
  ]
  const patch = end * 0.55
  return (
    <>
      <path d={marks.join('')} stroke="var(--ink)" fill="none" vectorEffect="non-scaling-stroke" />
      {[trim.x - gap - end * 0.5, right + gap + end * 0.5].map((x) => (
        <g key={x} stroke="var(--ink)" fill="none" vectorEffect="non-scaling-stroke">
          <circle cx={x} cy={height / 2} r={end * 0.24} vectorEffect="non-scaling-stroke" />
          <path
            d={`M${x - end * 0.4} ${height / 2}h${end * 0.8}M${x} ${height / 2 - end * 0.4}v${end * 0.8}`}
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
      {PATCHES.map((colour, index) => (
        <rect
          key={colour}
          x={Math.min(right, width) - patch * (PATCHES.length - index)}
          y={trim.y - gap - patch - end * 0.2}
          width={patch}
          height={patch}
          fill={colour}
        />
      ))}
    </>
  )
}
