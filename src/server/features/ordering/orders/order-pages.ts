import { to } from '#/contract/web-paths.ts'

/** Who has no account is asked for the phone of the order, not for a login, and then led on. */
export const guestPath = (order: string, from: string): string => to('/member/guest-order', {}, { order, from })

/** Where a customer reads of the order, as links of messages name it: a member's way and a guest's. */
export function pagesOf(orderNumber: string): readonly [member: string, guest: string] {
  const page = to('/mypage/order/{orderNumber}', { orderNumber })
  return [page, guestPath(orderNumber, page)]
}
