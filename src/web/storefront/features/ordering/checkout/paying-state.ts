import { PAYMENT_MEANS, type PaymentMeans } from '#/domain/orders/payment-means.ts'

/** Told to the payment page by the order sheet: the means is chosen, open the window. */
export const payingState = (payBy: PaymentMeans) => ({ payBy })

/** What the order sheet told; null when the page was come to in another way. */
export function payByOf(state: unknown): PaymentMeans | null {
  const told = (state as Partial<ReturnType<typeof payingState>> | null)?.payBy
  return PAYMENT_MEANS.find((means) => means === told) ?? null
}
