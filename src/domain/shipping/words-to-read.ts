import { DELIVERY_REQUESTS } from '#/domain/orders/delivery-requests.data.ts'

/**
 * What a customer wrote of their own that somebody has to have read before the parcel goes. A request that the order sheet
 * offers is for the courier alone: it stands on the label, and nobody here has anything to do about it.
 */
export function wordsToRead({ memo, request }: { readonly memo: string; readonly request: string }): readonly string[] {
  const own = request.trim()
  const offered = DELIVERY_REQUESTS.some((each) => each === own)
  return [memo.trim(), offered ? '' : own].filter((words) => words !== '')
}
