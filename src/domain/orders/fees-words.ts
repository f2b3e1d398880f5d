import { formatWon } from '#/domain/money/format-won.ts'
import { fullBox } from './courier-fee.ts'
import type { DeliveryFees, DeliveryMethod } from './delivery-fee.ts'

/** What a way of delivery costs in a few words, as the order sheet and the page of delivery say it. */
export function feeWords(fees: DeliveryFees, method: DeliveryMethod): string {
  if (method === 'pickup') return '무료'
  if (method !== 'courier') {
    const fee = fees.carriers[method]
    return fee === null ? '착불' : formatWon(fee)
  }
  const [lightest] = fees.steps
  const least = formatWon((lightest ?? fullBox(fees)).fee)
  return fees.steps.length > 1 ? `상자마다 ${least}부터` : `상자마다 ${least}`
}

/** `2 kg까지 3,100원, 20 kg까지 5,800원` */
export const stepWords = ({ steps }: DeliveryFees): string =>
  steps.map(({ upTo, fee }) => `${upTo / 1000} kg까지 ${formatWon(fee)}`).join(', ')

/** `제주 4,000원, 울릉도 4,000원`; null where every place costs the same. */
export const regionWords = ({ regions }: DeliveryFees): string | null =>
  regions.length === 0 ? null : regions.map(({ name, surcharge }) => `${name} ${formatWon(surcharge)}`).join(', ')
