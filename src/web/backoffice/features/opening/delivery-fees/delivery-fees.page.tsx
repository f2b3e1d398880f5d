import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { readDeliveryFees } from '#/contract/opening/delivery-fees.contract.ts'
import { call } from '#/web/api/call.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { FeesForm } from './fees-form.tsx'
import { FeesVersions } from './fees-versions.tsx'

/** 배송비: what every way of delivery costs from which day on. */
export function Component() {
  const fees = useQuery({
    queryKey: ['delivery-fees'],
    queryFn: ({ signal }) => call(readDeliveryFees, { signal, errors: 'throw' }),
  })
  const newest = fees.data?.items[0]
  return (
    <AdminPage
      above={<Link to="/admin/settings">← 설정</Link>}
      title="배송비"
      lead="적용하는 날부터 가격, 주문서, 견적서에 쓰입니다. 그 전에 낸 견적과 받은 주문의 배송비는 바뀌지 않습니다."
    >
      {fees.isPending && <LoadingState />}
      {fees.isError && (
        <ErrorState
          title="배송비를 불러오지 못했습니다"
          text={fees.error.message}
          onRetry={() => void fees.refetch()}
        />
      )}
      {fees.data && newest && (
        <>
          {/* Saved or read anew, the form begins again with what is true now. */}
          <FeesForm key={newest.version} versions={fees.data} newest={newest} />
          <FeesVersions items={fees.data.items} />
        </>
      )}
    </AdminPage>
  )
}
