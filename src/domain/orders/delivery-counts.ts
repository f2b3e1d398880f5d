import type { DeliveryCount } from './order-records.ts'

/** Copies of each line that one address takes, however often the sheet names the line. */
export function copiesByLine(counts: readonly DeliveryCount[]): ReadonlyMap<number, number> {
  const copies = new Map<number, number>()
  for (const count of counts) copies.set(count.line, (copies.get(count.line) ?? 0) + count.copies)
  return copies
}

/** Whether the addresses together take exactly the copies of every line; the first line that does not fit, from 1, or null. */
export function unevenLine(
  copies: readonly number[],
  deliveries: readonly { readonly counts: readonly DeliveryCount[] }[],
): number | null {
  const planned = deliveries.flatMap((delivery) => delivery.counts)
  const stray = planned.find((count) => count.line < 1 || count.line > copies.length)
  if (stray) return stray.line
  const index = copies.findIndex((wanted, position) => {
    const sum = planned.filter((count) => count.line === position + 1).reduce((all, count) => all + count.copies, 0)
    return sum !== wanted
  })
  return index === -1 ? null : index + 1
}
