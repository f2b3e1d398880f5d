import type { Mm } from '#/domain/print/units.ts'
import styles from './job-drawing.module.css'

/** The length that 100 mm have on a drawing of this scale. */
export function ScaleBar({ scale, length = 100 }: { readonly scale: number; readonly length?: Mm }) {
  const width = Math.round(length * scale * 10) / 10
  return (
    <svg
      className={styles.scale}
      width={width + 2}
      height={9}
      viewBox={`-1 0 ${width + 2} 9`}
      role="img"
      aria-label={`눈금 ${length} mm`}
    >
      <path d={`M0 1v7M${width / 2} 3v3M${width} 1v7M0 4.5H${width}`} stroke="var(--ink-3)" fill="none" />
    </svg>
  )
}
