import type { CSSProperties, ReactNode } from 'react'
import { useState } from 'react'
import styles from './cut-slider.module.css'
import { Icon } from './icon.tsx'

interface CutSliderProps {
  readonly label: string
  /** What the position means, where a number says nothing. */
  readonly valueText?: (cut: number) => string
  readonly left: string
  readonly right: string
  /** Lies over what it is compared with, cut at the line. */
  readonly children: ReactNode
}

/** Two pictures on one spot, and a line to move between them. */
export function CutSlider({ label, valueText, left, right, children }: CutSliderProps) {
  const [cut, setCut] = useState(50)
  return (
    <div className={styles.slider} style={{ '--cut': `${cut}%` } as CSSProperties}>
      <div className={styles.older}>{children}</div>
      <input
        type="range"
        min={0}
        max={100}
        value={cut}
        aria-label={label}
        aria-valuetext={valueText?.(cut)}
        onChange={(event) => setCut(Number(event.target.value))}
      />
      <i className={styles.line} aria-hidden="true">
        <span>
          <Icon name="chevron-left" />
          <Icon name="chevron-right" />
        </span>
      </i>
      <b className={styles.left}>{left}</b>
      <b className={styles.right}>{right}</b>
    </div>
  )
}
