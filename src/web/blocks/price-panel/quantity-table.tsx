import { useId, useState } from 'react'
import type { NextBreak, QuantityRow } from '#/domain/pricing/quote.ts'
import type { Copies } from '#/domain/print/units.ts'
import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/web/ui/price.tsx'
import { josa } from '#/lib/josa.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './quantity-table.module.css'

interface QuantityTableProps {
  readonly rows: readonly QuantityRow[]
  readonly copies: Copies
  readonly unit: string
  readonly onPick: (copies: Copies) => void
}

/** Prices by quantity; a click on a row orders that many. */
export function QuantityTable({ rows, copies, unit, onPick }: QuantityTableProps) {
  const name = useId()
  // The row answers at once, though the table itself follows the price a moment later.
  const [from, setFrom] = useState(copies)
  const [picked, setPicked] = useState(copies)
  if (from !== copies) {
    setFrom(copies)
    setPicked(copies)
  }
  const pick = (count: Copies) => {
    setPicked(count)
    onPick(count)
  }
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>부수별 가격, 부가세 포함</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">부수</th>
          <th scope="col">총액</th>
          <th scope="col">한 {unit}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.copies} onClick={() => pick(row.copies)}>
            <th scope="row">
              <label>
                <input
                  type="radio"
                  name={name}
                  checked={row.copies === picked}
                  onChange={() => pick(row.copies)}
                  onClick={(event) => event.stopPropagation()}
                />
                {formatCount(row.copies)}
                {unit}
              </label>
            </th>
            <td>{formatCount(row.total)}</td>
            <td>{formatCount(row.unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface NextBreakHintProps {
  readonly next: NextBreak
  readonly unit: string
  readonly onPick: (copies: Copies) => void
}

/** More copies for little more money, or for none. */
export function NextBreakHint({ next, unit, onPick }: NextBreakHintProps) {
  const many = josa(`${formatCount(next.copies)}${unit}`, '으로/로')
  return (
    <p className={styles.hint}>
      <span>
        {next.extra > 0
          ? `${many} 늘리면 ${formatWon(next.extra)} 더, 한 ${unit}은 `
          : `${many} 늘려도 가격은 그대로, 한 ${unit}은 `}
        <b>{formatWon(next.unit)}</b>입니다.
      </span>
      <button type="button" onClick={() => onPick(next.copies)}>
        늘리기
      </button>
    </p>
  )
}
