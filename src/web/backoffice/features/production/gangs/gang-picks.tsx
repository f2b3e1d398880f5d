import type { ReactNode } from 'react'
import type { GangLineView } from '#/contract/production/gangs.contract.ts'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import styles from './gangs.module.css'

interface GangPicksProps<L extends GangLineView> {
  readonly lines: readonly L[]
  readonly picked: readonly string[]
  readonly onPick: (lineIds: readonly string[]) => void
  /** Said after what a line is. */
  readonly note?: (line: L) => ReactNode
}

/** Lines of which some are chosen for a sheet. */
export function GangPicks<L extends GangLineView>({ lines, picked, onPick, note }: GangPicksProps<L>) {
  return (
    <ul className={styles.rows}>
      {lines.map((line) => (
        <li key={line.lineId}>
          <Checkbox
            checked={picked.includes(line.lineId)}
            onChange={(event) =>
              onPick(event.target.checked ? [...picked, line.lineId] : picked.filter((id) => id !== line.lineId))
            }
            label={`${line.title} ${line.orderNumber.slice(-6)}`}
          />
          <small>
            {line.brand && <b>{line.brand.name} </b>}
            {line.summary}, {line.paper}
            {note?.(line)}
          </small>
        </li>
      ))}
    </ul>
  )
}
