import { useId } from 'react'
import { SCORE_WORDS } from '#/domain/reviews/review-criteria.ts'
import { cx } from '#/web/ui/cx.ts'
import styles from './density-choice.module.css'

interface DensityChoiceProps {
  readonly legend: string
  readonly value: number | null
  readonly optional?: boolean
  readonly error?: string | undefined
  readonly onChange: (value: number) => void
}

/** A score from pale to full ink: native radio buttons, with the word of the one that is chosen. */
export function DensityChoice({ legend, value, optional = false, error, onChange }: DensityChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>
        {legend} {optional && <small>선택</small>}
      </legend>
      <div>
        {SCORE_WORDS.map((word, at) => (
          <label key={word} className={cx(styles.score, value !== null && at < value && styles.on)}>
            <input
              type="radio"
              name={name}
              value={at + 1}
              checked={value === at + 1}
              onChange={() => onChange(at + 1)}
              aria-label={`${at + 1}점 ${word}`}
            />
            <i style={{ opacity: (at + 1) / SCORE_WORDS.length }} />
          </label>
        ))}
        <span aria-hidden="true">{value === null ? '' : `${value}점 ${SCORE_WORDS[value - 1] ?? ''}`}</span>
      </div>
      {error && (
        <p id={`${name}-error`} role="alert">
          점수를 골라 주세요.
        </p>
      )}
    </fieldset>
  )
}
