import type { CSSProperties } from 'react'
import type { WalletLot } from '#/contract/benefits/wallet.contract.ts'
import { groupLots, type LotGroup } from '#/domain/ledger/lot-groups.ts'
import { DAY_MS } from '#/lib/seoul-time.ts'
import { formatDay } from '#/web/ui/format-day.ts'
import { lastDay, ORIGINS, valueText } from './value-text.ts'
import styles from './wallet.module.css'

const MOST = 4
const SOON = 30

interface LotBarProps {
  readonly lots: readonly WalletLot[]
  readonly now: Date
}

/** What ends when, as wide as it is much; what ends first stands first and is used first. */
export function LotBar({ lots, now }: LotBarProps) {
  const groups = groupLots(lots, MOST)
  const soon = (group: LotGroup<WalletLot>) =>
    group.expiresAt !== null && Date.parse(group.expiresAt) - now.getTime() < SOON * DAY_MS
  return (
    <ol className={styles.lots}>
      {groups.map((group, at) => (
        <li
          key={group.expiresAt ?? 'never'}
          data-soon={soon(group) || undefined}
          style={{ '--share': group.amount, '--shade': `var(--k-${SHADES[at] ?? 30})` } as CSSProperties}
        >
          <b>{valueText(group.lots[0]?.value ?? 'points', group.amount)}</b>
          <span>{endOf(group, soon(group))}</span>
          <small>{[...new Set(group.lots.map(({ origin }) => ORIGINS[origin]))].join(', ')}</small>
        </li>
      ))}
    </ol>
  )
}

const SHADES = [75, 50, 30, 15]

function endOf({ expiresAt, andLater }: LotGroup<WalletLot>, soon: boolean): string {
  if (expiresAt === null) return '기한 없음'
  const day = formatDay(lastDay(expiresAt))
  return andLater ? `${day}부터` : soon ? `${day}까지, 곧 소멸` : `${day}까지`
}
