import type { EstimateSummary } from '#/contract/ordering/estimates.contract.ts'
import { dayText } from '#/web/blocks/estimate/day-text.ts'

/** Whether an estimate still holds, as it stands beside its number. */
export function standingOf({
  state,
  lastDay,
  orderNumber,
}: Pick<EstimateSummary, 'state' | 'lastDay' | 'orderNumber'>) {
  if (state === 'withdrawn') return '거두신 견적입니다'
  if (state === 'ordered') return orderNumber ? `주문 ${orderNumber}` : '주문하셨습니다'
  return state === 'open' ? `${dayText(lastDay)}까지 유효` : `${dayText(lastDay)}에 유효기간이 지났습니다`
}
