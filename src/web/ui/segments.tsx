import { useId } from 'react'
import styles from './segments.module.css'

interface SegmentsProps<V extends string> {
  readonly legend: string
  readonly value: V
  readonly onChange: (value: V) => void
  readonly choices: readonly { readonly value: V; readonly label: string }[]
  readonly className?: string | undefined
}

/** One of a few short words beside each other, in one row at every width. Native radio buttons: arrows move. */
export function Segments<V extends string>({ legend, value, onChange, choices, className }: SegmentsProps<V>) {
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
