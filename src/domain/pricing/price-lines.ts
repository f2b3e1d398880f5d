import type { Krw } from '#/domain/money/krw.ts'
import type { PriceLine } from './quote.ts'

/** A line whose label, inputs and unit are said once; lines without an amount are left out where they are collected. */
export function priceLine(
  code: string,
  partId: string | null,
  label: string,
  amount: Krw,
  counted: { readonly quantity: number; readonly unit: string; readonly inputs?: PriceLine['inputs'] },
): PriceLine {
  return { code, partId, label, quantity: counted.quantity, unit: counted.unit, inputs: counted.inputs ?? {}, amount }
}

export function sumOf(lines: readonly PriceLine[]): Krw {
  let total = 0
  for (const line of lines) total += line.amount
  return total
}

/** Unwinds to `quote` when the tariff has no row for something in the job. Never leaves the pricing folder. */
export class NotOffered extends Error {
  constructor(what: string) {
    super(`${what}: 지금 요금표에 값이 없어 주문하실 수 없습니다.`)
    this.name = 'NotOffered'
  }
}

/** The row of a tariff table; a missing one refuses the whole quote. */
export function priced<T>(table: Readonly<Record<string, T>>, id: string, what: string): T {
  if (!Object.hasOwn(table, id)) throw new NotOffered(what)
  return table[id] as T
}
