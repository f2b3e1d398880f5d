import { DEFERRED, PAYMENT_MEANS, type SheetMeans } from '#/domain/orders/payment-means.ts'

/** Told to the payment page by the order sheet: the means is chosen, open the window. */
export const payingState = (payBy: SheetMeans, depositor: string) => ({ payBy, depositor })

/** What the order sheet told; null when the page was come to in another way. */
export function payByOf(state: unknown): SheetMeans | null {
  const told = (state as Partial<ReturnType<typeof payingState>> | null)?.payBy
  const all: readonly SheetMeans[] = [...PAYMENT_MEANS, DEFERRED]
  return all.find((means) => means === told) ?? null
}

/** The name that the transfer will carry, as it was told; empty when none was. */
export function depositorOfState(state: unknown): string {
  const told = (state as Partial<ReturnType<typeof payingState>> | null)?.depositor
  return typeof told === 'string' ? told : ''
}
