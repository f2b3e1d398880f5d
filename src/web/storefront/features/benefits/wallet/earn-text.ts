import type { readWallet } from '#/contract/benefits/wallet.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { valueText } from './value-text.ts'

type Rules = ResultOf<typeof readWallet>['rules']

/** How points come and are used, as the shop has set it; of what it does not give nothing is said. */
export function earnText(rules: Rules): readonly string[] {
  const { purchaseRate, reviewPoints, photoReviewPoints, pointsMonths, leastPoints } = rules
  const points = (amount: number) => valueText('points', amount)
  const ways = [
    purchaseRate > 0 && `구매를 확정하면 상품 금액의 ${purchaseRate / 10}%`,
    reviewPoints > 0 && `후기를 쓰면 ${points(reviewPoints)}`,
    photoReviewPoints > reviewPoints && `사진 후기는 ${points(photoReviewPoints)}`,
  ].filter((way) => way !== false)
  return [
    ...(ways.length > 0 ? [`${ways.join(', ')}를 적립해 드리고, ${pointsMonths}개월 동안 쓸 수 있습니다.`] : []),
    `${points(leastPoints)}부터 10P 단위로 쓸 수 있습니다.`,
  ]
}
