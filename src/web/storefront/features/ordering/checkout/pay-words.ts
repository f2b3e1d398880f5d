import { DEFERRED, type SheetMeans, WITHOUT_WINDOW } from '#/domain/orders/payment-means.ts'
import { formatWon } from '#/domain/money/format-won.ts'

/** What the one button of the sheet does. */
export function payWords(means: SheetMeans, total: number | undefined, isSplitWrong: boolean): string {
  if (total === undefined) return isSplitWrong ? '결제하기' : '금액을 계산하고 있습니다'
  if (total === 0) return '주문하기'
  if (means === WITHOUT_WINDOW) return '입금 계좌 안내받기'
  if (means === DEFERRED) return '후불로 주문하기'
  return means === 'virtual-account' ? '가상계좌 발급받기' : `${formatWon(total)} 결제하기`
}
