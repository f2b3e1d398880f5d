import type { DeliveryCount } from './order-records.ts'

/** Copies of each line, in their order, that one address gets. */
export type Share = readonly number[]

/** What the first address gets: of every line what the others leave. A number below nought: more was given away than there is. */
export const restOf = (copies: Share, others: readonly Share[]): Share =>
  copies.map((whole, line) => others.reduce((left, share) => left - (share[line] ?? 0), whole))

/** Why the copies cannot be sent out like this; null when they can. `address` counts from 1, `line` from 1. */
export type SplitProblem =
  | { readonly kind: 'too-many'; readonly line: number; readonly over: number }
  | { readonly kind: 'nothing'; readonly address: number }

export function splitProblem(copies: Share, others: readonly Share[]): SplitProblem | null {
  // An order of nothing that is sent goes to nobody.
  if (others.length === 0 && copies.every((whole) => whole === 0)) return null
  const shares = [restOf(copies, others), ...others]
  const line = (shares[0] ?? []).findIndex((left) => left < 0)
  if (line !== -1) return { kind: 'too-many', line: line + 1, over: -(shares[0]?.[line] ?? 0) }
  const address = shares.findIndex((share) => share.every((count) => count === 0))
  return address === -1 ? null : { kind: 'nothing', address: address + 1 }
}

/** As an order keeps it: lines that do not go to the address are left out. */
export const countsOf = (share: Share): readonly DeliveryCount[] =>
  share.flatMap((copies, at) => (copies > 0 ? [{ line: at + 1, copies }] : []))
