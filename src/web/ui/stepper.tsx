import { useState } from 'react'
import { formatCount } from '#/lib/format-count.ts'
import { cx } from './cx.ts'
import type { FieldControl } from './field.tsx'
import styles from './stepper.module.css'

interface StepperProps extends Partial<FieldControl> {
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min: number
  readonly max: number
  /** Added per press of a button; typing may give any whole number between `min` and `max`. */
  readonly step?: number
  readonly unit?: string
  /** What the number is, for the buttons' names: 부수. */
  readonly label: string
  readonly disabled?: boolean
}

/**
 * A whole number with minus and plus, grouped by thousands as it is everywhere else. A tap takes all of it. What is being typed stays as typed; the value is given on when it is within the
 * bounds, and put back inside them when the field is left.
 */
export function Stepper({ value, onChange, min, max, step = 1, unit, label, disabled, ...control }: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const clamp = (next: number) => Math.min(max, Math.max(min, Math.round(next)))
  const press = (delta: number) => {
    setTyped(null)
    onChange(clamp(value + delta))
  }
  const type = (text: string) => {
    setTyped(text)
    const next = numberOf(text)
    if (Number.isInteger(next) && next >= min && next <= max) onChange(next)
  }
  const leave = () => {
    const next = numberOf(typed ?? '')
    if (Number.isFinite(next)) onChange(clamp(next))
    setTyped(null)
  }
  return (
    <span className={cx(styles.stepper, control['aria-invalid'] && styles.wrong)}>
      <button
        type="button"
        aria-label={`${label} 줄이기`}
        disabled={disabled || value <= min}
        onClick={() => press(-step)}
      >
        −
      </button>
      <span className={styles.value}>
        <input
          {...control}
          {...(control.id ? {} : { 'aria-label': label })}
          role="spinbutton"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-valuetext={`${formatCount(value)}${unit ?? ''}`}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={typed ?? formatCount(value)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
            if (direction === 0) return
            event.preventDefault()
            press(direction * step)
          }}
          onClick={(event) => event.currentTarget.select()}
          onBlur={leave}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
      <button
        type="button"
        aria-label={`${label} 늘리기`}
        disabled={disabled || value >= max}
        onClick={() => press(step)}
      >
        +
      </button>
    </span>
  )
}

/** `8,000` or `8000`; NaN for what is not a whole number. */
const numberOf = (text: string): number =>
  /^\d+$/.test(text.replaceAll(',', '').trim()) ? Number(text.replaceAll(',', '')) : Number.NaN
