import type { GiveBackWishBody } from '#/contract/money/give-backs.contract.ts'
import type { GiveBackLook } from './give-back-types.ts'

/** What is ticked and typed; a line that is not here is not touched. */
export interface GiveBackDraft {
  readonly lines: Readonly<Record<string, { readonly cancel: boolean; readonly copies: number }>>
  readonly deliveryIds: readonly string[]
  readonly extra: number
  readonly kept: number
}

export const EMPTY_DRAFT: GiveBackDraft = { lines: {}, deliveryIds: [], extra: 0, kept: 0 }

export const wishOf = ({ lines, deliveryIds, extra, kept }: GiveBackDraft): GiveBackWishBody => ({
  lines: Object.entries(lines).map(([lineId, line]) => ({ lineId, ...line })),
  deliveryIds: [...deliveryIds],
  extra,
  kept,
})

export const isEmpty = ({ lines, deliveryIds, extra }: GiveBackDraft): boolean =>
  Object.keys(lines).length + deliveryIds.length + extra === 0

type Line = GiveBackLook['lines'][number]

/** Nothing of it has gone back yet, or not all. */
export const hasCopies = ({ copies, given }: Line): boolean => copies > given

/** A line is ticked or not; it is cancelled where that is still possible. */
export function toggleLine(draft: GiveBackDraft, line: Line): GiveBackDraft {
  const { [line.lineId]: chosen, ...others } = draft.lines
  if (chosen) return { ...draft, lines: others }
  return { ...draft, lines: { ...others, [line.lineId]: { cancel: line.mayCancel, copies: line.copies - line.given } } }
}

export function toggleFee(draft: GiveBackDraft, deliveryId: string): GiveBackDraft {
  const { deliveryIds } = draft
  const without = deliveryIds.filter((id) => id !== deliveryId)
  return { ...draft, deliveryIds: without.length < deliveryIds.length ? without : [...deliveryIds, deliveryId] }
}

/** Every line that is still made, and every fee: the order is cancelled. Null when one of them is on the press. */
export function wholeOf({ lines, deliveries }: GiveBackLook, draft: GiveBackDraft): GiveBackDraft | null {
  const live = lines.filter(({ cancelled }) => !cancelled)
  if (live.length === 0 || !live.every((line) => line.mayCancel && hasCopies(line))) return null
  const chosen = live.map(({ lineId, copies, given }) => [lineId, { cancel: true, copies: copies - given }] as const)
  const fees = deliveries.filter(({ fee, given }) => fee > 0 && !given)
  return { ...draft, lines: Object.fromEntries(chosen), deliveryIds: fees.map(({ deliveryId }) => deliveryId) }
}

/** What somebody typed of a sum of money. */
export const wonOf = (typed: string): number => Number(typed.replaceAll(/\D/g, '').slice(0, 10))
