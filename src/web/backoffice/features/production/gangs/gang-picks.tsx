import type { ReactNode } from 'react'
import type { GangLineView } from '#/contract/production/gangs.contract.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import type { Lit } from './use-lit.ts'
import styles from './gangs.module.css'

interface GangPicksProps<L extends GangLineView> {
  readonly lines: readonly L[]
  readonly picked: readonly string[]
  readonly onPick: (lineIds: readonly string[]) => void
  readonly lit: Lit
  /** Said after what a line is. */
  readonly note?: (line: L) => ReactNode
}

/** Lines of which some are chosen for a sheet; what is on it is lit there with its row. */
export function GangPicks<L extends GangLineView>({ lines, picked, onPick, lit, note }: GangPicksProps<L>) {
  return (
    <ul className={styles.rows}>
      {lines.map((line) => (
        <li key={line.lineId}>
          <div
            className={styles.pick}
            data-lit={lit.lit === line.lineId ? '' : undefined}
            onPointerEnter={() => lit.hover(line.lineId)}
            onPointerLeave={() => lit.hover(null)}
            onFocus={() => lit.hover(line.lineId)}
            onBlur={() => lit.hover(null)}
          >
            <JobPicture line={line} size={44} />
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
          </div>
        </li>
      ))}
    </ul>
  )
}
