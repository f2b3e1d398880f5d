import type { GiveBackView } from '#/contract/money/give-backs.contract.ts'
import { giveBackLabel, type NamedLine } from '#/domain/orders/give-back-words.ts'
import type { GiveBackPart } from '#/domain/orders/give-back.ts'
import type { GiveBackRow } from './give-backs.table.ts'

interface Named {
  readonly orderNumber: string
  readonly lines: ReadonlyMap<string, NamedLine>
  readonly staffId: string
}

export const presentGiveBack = (row: GiveBackRow, { orderNumber, lines, staffId }: Named): GiveBackView => ({
  id: row.id,
  orderNumber,
  state: row.state,
  cause: row.cause,
  words: row.words,
  parts: row.parts.map((part) => presentPart(part, lines)),
  amount: row.amount,
  kept: row.kept,
  keptReason: row.keptReason,
  means: { cash: row.cash, emoney: row.emoney, points: row.points, debt: row.debt },
  askedByName: row.askedByName,
  askedAt: row.askedAt.toISOString(),
  answeredByName: row.answeredByName,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answerReason: row.answerReason,
  mine: row.askedBy === staffId,
})

export function presentPart(part: GiveBackPart, lines: ReadonlyMap<string, NamedLine>): GiveBackView['parts'][number] {
  const { kind, amount, cancel } = part
  return { kind, amount, cancel, label: giveBackLabel(part, lines) }
}
