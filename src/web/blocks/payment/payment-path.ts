import { to } from '#/contract/web-paths.ts'

/** The payment page of one order, or of several together. */
export function paymentPathOf(orderNumbers: readonly string[]): string {
  const [only] = orderNumbers
  if (orderNumbers.length === 1 && only) return to('/order/{orderNumber}/payment', { orderNumber: only })
  return `${to('/order/payment')}?${orderNumbers.map((number) => `orderNumbers=${encodeURIComponent(number)}`).join('&')}`
}
