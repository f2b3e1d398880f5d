import type { ResultOf } from '#/contract/endpoint.ts'
import type { reportDraft } from '#/contract/catalogue/drafts.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/domain/money/format-won.ts'

/** What is promised to customers: it stays, and what it would cost anew tells how many ask again in time. */
export function PromisesPart({ promises }: { readonly promises: ResultOf<typeof reportDraft>['promises'] }) {
  const { estimates, jobs, dearer, cheaper, refused, delta } = promises
  return (
    <>
      <h2>열린 견적 {formatCount(estimates)}건</h2>
      {estimates === 0 ? (
        <p>지금 열린 견적이 없습니다.</p>
      ) : (
        <p>
          유효 기간까지 견적 금액과 종이 그대로 주문하실 수 있습니다. 최근 {formatCount(jobs)}건의 작업을 이 값으로 새로
          견적 내면 {formatCount(dearer)}건 오르고 {formatCount(cheaper)}건 내립니다. 모두 합해 {delta > 0 ? '+' : ''}
          {formatWon(delta)}입니다.
          {refused > 0 && ` 새로는 팔지 않게 되는 작업이 ${formatCount(refused)}건 있습니다.`}
        </p>
      )}
    </>
  )
}
