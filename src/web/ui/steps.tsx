import { cx } from './cx.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './steps.module.css'

interface StepsProps {
  readonly label: string
  readonly steps: readonly string[]
  /** Index of the step under way; `steps.length` when all are done. */
  readonly current: number
}

/** Where one is in something that goes in order. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={cx(styles.step, at < current && styles.done, at === current && styles.now)}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          {step}
          {at < current && <VisuallyHidden> 끝남</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
