import { useQuery } from '@tanstack/react-query'
import { readTiersDesk } from '#/contract/money/tiers.contract.ts'
import { call } from '#/web/api/call.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { TiersForm } from './tiers-form.tsx'
import { TiersStanding } from './tiers-standing.tsx'
import { TiersVersions } from './tiers-versions.tsx'
import { TIERS_KEY } from './use-tiers-form.ts'

const NONE = { months: 12 as const, keepMonths: 6, tiers: [] }

/** 고객 등급: from which sales on which discount, and how many members stand where. */
export function Component() {
  const desk = useQuery({
    queryKey: TIERS_KEY,
    queryFn: ({ signal }) => call(readTiersDesk, { signal, errors: 'throw' }),
  })
  const newest = desk.data?.versions[0]
  return (
    <AdminPage
      title="고객 등급"
      lead="모두 받은 주문의 상품 금액에서 배송비와 돌려준 금액을 뺀 매출로 정합니다. 약정 할인이 더 좋으면 약정대로 받습니다."
    >
      {desk.isPending && <LoadingState />}
      {desk.isError && (
        <ErrorState title="등급을 불러오지 못했습니다" text={desk.error.message} onRetry={() => void desk.refetch()} />
      )}
      {desk.data && (
        <>
          <Columns side={360}>
            {/* Saved or read anew, the form begins again with what is true now. */}
            <TiersForm key={newest?.version ?? 0} plan={newest ?? NONE} version={newest?.version ?? 0} />
            <TiersStanding {...desk.data} />
          </Columns>
          <TiersVersions versions={desk.data.versions} />
        </>
      )}
    </AdminPage>
  )
}
