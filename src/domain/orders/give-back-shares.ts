import { allocate } from '#/domain/money/allocate.ts'
import type { Krw } from '#/domain/money/krw.ts'

interface Priced {
  readonly id: string
  readonly price: Krw
}

export interface PaidShares {
  readonly lines: ReadonlyMap<string, Krw>
  readonly deliveries: ReadonlyMap<string, Krw>
}

/**
 * What was really paid for each line and each way: what was taken off falls on the goods by their price, and only what is more
 * than all goods on the fees. The shares sum to what the order came to, to the won.
 */
export function paidShares(lines: readonly Priced[], deliveries: readonly Priced[], takenOff: Krw): PaidShares {
  const goods = lines.reduce((sum, { price }) => sum + price, 0)
  const offGoods = Math.min(takenOff, goods)
  return { lines: less(lines, offGoods), deliveries: less(deliveries, takenOff - offGoods) }
}

function less(priced: readonly Priced[], off: Krw): ReadonlyMap<string, Krw> {
  const shares = allocate(
    off,
    priced.map(({ price }) => price),
  )
  return new Map(priced.map(({ id, price }, at) => [id, price - (shares[at] ?? 0)]))
}

interface Copies {
  readonly paid: Krw
  readonly copies: number
  /** Copies that went back before. */
  readonly before: number
}

/** What so many more copies of a line come to: any row of them that reaches all copies sums to what was paid. */
export function priceOfCopies({ paid, copies, before }: Copies, count: number): Krw {
  const until = (copiesBack: number) => Math.floor((paid * copiesBack) / copies)
  return until(before + count) - until(before)
}
