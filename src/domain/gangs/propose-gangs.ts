import type { Tariff } from '#/domain/pricing/tariff.ts'
import { type GangLine, gangKey, whyAlone } from './gang-match.ts'
import { type GangSheet, gangSheet, inOrder, MOST_MEMBERS } from './gang-sheet.ts'

export interface WaitingLine extends GangLine {
  /** `YYYY-MM-DD`; null where no day is promised. */
  readonly due: string | null
}

export interface GangProposal {
  readonly sheet: GangSheet
  /** Won that all of them cost on sheets of their own. */
  readonly alone: number
}

/** Of jobs that wait, so many that are due next are tried beside the first of a sheet. */
const LOOK_AHEAD = 16

/**
 * Sheets for what waits: the job that is due first, and of those due next each that costs less beside it than alone. The same lines
 * give the same proposals; one that would be alone is in none.
 */
export const proposeGangs = (lines: readonly WaitingLine[], tariff: Tariff): readonly GangProposal[] => [
  ...proposalsFor(lines, tariff),
]

/** The same one by one, for whoever has other things to do between them. */
export function* proposalsFor(lines: readonly WaitingLine[], tariff: Tariff): Generator<GangProposal, void> {
  const able = inOrder(lines.filter((line) => whyAlone(line) === null))
  for (const group of Map.groupBy(able, gangKey).values()) yield* proposalsOf(group.toSorted(byDue), tariff)
}

const LAST = '9999'
const byDue = (a: WaitingLine, b: WaitingLine): number => {
  const [x, y] = [a.due ?? LAST, b.due ?? LAST]
  return x < y ? -1 : x > y ? 1 : 0
}

function* proposalsOf(group: readonly WaitingLine[], tariff: Tariff): Generator<GangProposal, void> {
  const costs = new Map(group.map((line) => [line.lineId, gangSheet([line], tariff)?.cost.total ?? null]))
  let left = group
  while (left.length > 1) {
    const [first, ...others] = left
    if (!first) break
    const found = gather(first, others.slice(0, LOOK_AHEAD), costs, tariff)
    if (found) yield found
    const taken = new Set(found?.sheet.members.map(({ line }) => line.lineId) ?? [first.lineId])
    left = left.filter(({ lineId }) => !taken.has(lineId))
  }
}

function gather(
  first: WaitingLine,
  others: readonly WaitingLine[],
  costs: ReadonlyMap<string, number | null>,
  tariff: Tariff,
): GangProposal | null {
  let members: readonly WaitingLine[] = [first]
  let best: GangProposal | null = null
  let total = costs.get(first.lineId) ?? null
  for (const other of others) {
    const own = costs.get(other.lineId) ?? null
    if (total === null || own === null || members.length === MOST_MEMBERS) continue
    const sheet = gangSheet([...members, other], tariff)
    if (!sheet || sheet.cost.total >= total + own) continue
    members = [...members, other]
    total = sheet.cost.total
    best = { sheet, alone: members.reduce((sum, { lineId }) => sum + (costs.get(lineId) ?? 0), 0) }
  }
  return best
}
