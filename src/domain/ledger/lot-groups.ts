import type { Krw } from '#/domain/money/krw.ts'

interface DatedLot {
  readonly remaining: Krw
  /** An ISO instant, or null for value without an end. */
  readonly expiresAt: string | null
}

export interface LotGroup<Lot> {
  readonly expiresAt: string | null
  readonly amount: Krw
  readonly lots: readonly Lot[]
  /** Whether some of its lots end later than it says. */
  readonly andLater: boolean
}

/** Lots that end together, in the order of their end; when there are more than `most`, the last is of all that end later. */
export function groupLots<Lot extends DatedLot>(lots: readonly Lot[], most: number): readonly LotGroup<Lot>[] {
  const groups = [...Map.groupBy(lots, (lot) => lot.expiresAt ?? '').entries()]
    .toSorted(([a], [b]) => (a || '9999').localeCompare(b || '9999'))
    .map(([end, together]) => groupOf(end || null, together, false))
  if (groups.length <= most) return groups
  const later = groups.slice(most - 1)
  const [first] = later
  const rest = groupOf(
    first?.expiresAt ?? null,
    later.flatMap((group) => group.lots),
    true,
  )
  return [...groups.slice(0, most - 1), rest]
}

const groupOf = <Lot extends DatedLot>(expiresAt: string | null, lots: readonly Lot[], andLater: boolean) => ({
  expiresAt,
  lots,
  andLater,
  amount: lots.reduce((sum, lot) => sum + lot.remaining, 0),
})
