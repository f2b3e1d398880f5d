import type { ReactNode } from 'react'
import { useState } from 'react'
import { Icon } from '#/web/ui/icon.tsx'
import styles from './compare-slider.module.css'

interface CompareSliderProps {
  readonly older: number
  readonly newer: number
  /** The older pages, laid over the newer ones and cut at the slider. */
  readonly children: ReactNode
}

/** Two versions on one spot: left of the line the older, right of it the newer. */
export function CompareSlider({ older, newer, children }: CompareSliderProps) {
  const [cut, setCut] = useState(50)
  return (
    <div className={styles.compare} style={{ '--cut': `${cut}%` } as React.CSSProperties}>
      <div className={styles.older}>{children}</div>
      <input
        type="range"
        min={0}
        max={100}
        value={cut}
        aria-label={`v${older}과 v${newer}의 경계`}
        onChange={(event) => setCut(Number(event.target.value))}
      />
      <i className={styles.cutLine} aria-hidden="true">
        <span>
          <Icon name="chevron-left" />
          <Icon name="chevron-right" />
        </span>
      </i>
      <b className={styles.cutLeft}>v{older}</b>
      <b className={styles.cutRight}>v{newer}</b>
    </div>
  )
}
