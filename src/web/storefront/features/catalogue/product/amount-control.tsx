import { useId, useState } from 'react'
import type { StepperControl } from '#/domain/catalog/options/option-model.ts'
import { formatCount } from '#/lib/format-count.ts'
import { josa } from '#/lib/josa.ts'
import { ControlError } from './control-error.tsx'
import styles from './number-controls.module.css'

interface AmountControlViewProps {
  readonly control: StepperControl
  /** Numbers the buttons go through instead of the step: the quantities of the price table. */
  readonly stops?: readonly number[]
  /** Tries the number; the Korean reason when it cannot be made. */
  readonly onAmount: (controlId: string, value: number) => string | null
}

/** A whole number with minus and plus. What is wrong stays as typed, beside the reason, until it is mended. */
export function AmountControlView({ control, stops, onAmount }: AmountControlViewProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [from, setFrom] = useState(control.value)
  if (from !== control.value) {
    setFrom(control.value)
    if (Number(typed) !== control.value) setTyped(null)
    setError(null)
  }
  const give = (value: number) => setError(reasonAgainst(control, value) ?? onAmount(control.id, value))
  const press = (direction: 1 | -1) => {
    setTyped(null)
    give(nextStop(control, stops, direction))
  }
  return (
    <div>
      <div className={styles.row}>
        <span className={styles.stepper} data-bad={error ? '' : undefined}>
          <button
            type="button"
            aria-label={`${control.label} 줄이기`}
            disabled={control.value <= control.min}
            onClick={() => press(-1)}
          >
            −
          </button>
          <span className={styles.value}>
            <input
              id={id}
              aria-label={control.label}
              inputMode="numeric"
              autoComplete="off"
              value={typed ?? formatCount(control.value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={control.hint ? `${id}-hint` : undefined}
              onClick={(event) => event.currentTarget.select()}
              onBlur={() => error === null && setTyped(null)}
              onChange={(event) => {
                setTyped(event.target.value)
                give(wholeOf(event.target.value))
              }}
            />
            <span>{control.unit}</span>
          </span>
          <button
            type="button"
            aria-label={`${control.label} 늘리기`}
            disabled={control.value >= control.max}
            onClick={() => press(1)}
          >
            +
          </button>
        </span>
        {control.hint && <p id={`${id}-hint`}>{control.hint}</p>}
      </div>
      {error && (
        <ControlError
          reason={error}
          instead={`고치실 때까지 ${josa(`${formatCount(control.value)}${control.unit}`, '으로/로')} 계산합니다.`}
        />
      )}
    </div>
  )
}

const wholeOf = (text: string): number =>
  /^\d+$/.test(text.replaceAll(',', '').trim()) ? Number(text.replaceAll(',', '')) : Number.NaN

function reasonAgainst({ label, min, max, unit }: StepperControl, value: number): string | null {
  if (Number.isNaN(value)) return `${josa(label, '을/를')} 숫자로 적어 주세요.`
  return value < min || value > max ? `${formatCount(min)}–${formatCount(max)}${unit} 사이로 됩니다.` : null
}

/** The next number that a press gives; pressed from between two stops it goes to the nearer one in that direction. */
function nextStop(
  { value, min, max, step }: StepperControl,
  stops: readonly number[] | undefined,
  direction: 1 | -1,
): number {
  const stop =
    direction > 0 ? stops?.find((candidate) => candidate > value) : stops?.findLast((candidate) => candidate < value)
  const next = stop ?? value + direction * step
  return Math.min(max, Math.max(min, next))
}
