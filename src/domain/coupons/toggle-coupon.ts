import type { CouponKind } from './coupon-terms.ts'

interface Choosable {
  readonly id: string
  readonly kind: CouponKind
  readonly stackGroup: string | null
}

/** The choice after one coupon was pressed: it goes, or comes and takes the place of those it never goes together with. */
export function toggledCoupons(
  offers: readonly Choosable[],
  chosen: readonly string[],
  pressedId: string,
): readonly string[] {
  if (chosen.includes(pressedId)) return chosen.filter((id) => id !== pressedId)
  const pressed = offers.find(({ id }) => id === pressedId)
  if (!pressed) return chosen
  const stays = (other: Choosable): boolean =>
    (other.kind === 'delivery') !== (pressed.kind === 'delivery') &&
    (other.stackGroup === null || other.stackGroup !== pressed.stackGroup)
  return [...offers.filter((other) => chosen.includes(other.id) && stays(other)).map(({ id }) => id), pressedId]
}
