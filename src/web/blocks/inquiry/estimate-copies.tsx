import { useId } from 'react'
import type { ShownEstimate } from '#/contract/support/inquiry.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/web/ui/price.tsx'
import styles from './estimate-copies.module.css'

interface EstimateCopiesProps {
  /** Fewest copies first. */
  readonly choices: readonly ShownEstimate[]
  /** Number of the estimate that is shown. */
  readonly value: string
  readonly onChange: (number: string) => void
}

/** The quantities of an answer side by side, each with its whole price. */
export function EstimateCopies({ choices, value, onChange }: EstimateCopiesProps) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>수량</legend>
      {choices.map(({ number, spec, amounts }) => (
        <label key={number}>
          <input type="radio" name={name} checked={number === value} onChange={() => onChange(number)} />
          <span>
            <b>
              {formatCount(spec.copies)}
              {kindOf(spec.product).unit}
            </b>
            {formatWon(amounts.total)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
