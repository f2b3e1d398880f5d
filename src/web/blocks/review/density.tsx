import styles from './density.module.css'

interface DensityProps {
  /** 1 to 5; an average may lie between. */
  readonly value: number
  readonly label?: string
  /** The figure behind the patches. */
  readonly figure?: boolean
}

const STEPS = [1, 2, 3, 4, 5] as const

/** A score as ink that gets denser, as on a control strip. */
export function Density({ value, label = '5점 가운데', figure = true }: DensityProps) {
  return (
    <span className={styles.density}>
      <span role="img" aria-label={`${label} ${value}점`}>
        {STEPS.map((step) => (
          <i key={step}>
            <em style={{ opacity: step / 5, width: `${Math.max(0, Math.min(1, value - step + 1)) * 100}%` }} />
          </i>
        ))}
      </span>
      {figure && <b aria-hidden="true">{value.toFixed(1)}</b>}
    </span>
  )
}
