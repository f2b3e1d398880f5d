import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { HEAD_OFFICE_TABLES, readHeadOffice } from '#/contract/textbooks/head-office.contract.ts'
import { call } from '#/web/api/call.ts'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Tabs } from '#/web/ui/tabs.tsx'
import { OfficeAcademies } from './office-academies.tsx'
import { OfficeOrders } from './office-orders.tsx'
import { OfficeSales } from './office-sales.tsx'

/** What the head office of a brand looks at; the tab, the academy and the days stand in the address. */
export function HeadOffice() {
  const [query, setQuery] = useSearchParams()
  const office = useQuery({
    queryKey: ['head-office'],
    queryFn: ({ signal }) => call(readHeadOffice, { signal, errors: 'throw' }),
  })
  if (office.isPending) return <LoadingState />
  if (office.isError)
    return (
      <ErrorState
        title="브랜드를 불러오지 못했습니다"
        text={office.error.message}
        onRetry={() => void office.refetch()}
      />
    )
  const { name, joined, waiting, seesAmounts } = office.data
  const tab = HEAD_OFFICE_TABLES.find((one) => one === query.get('tab')) ?? 'academies'
  return (
    <>
      <PageHeading
        title={`${name} 본사`}
        lead="가입한 학원과 학원이 낸 주문, 교재 판매를 봅니다. 승인과 결제, 배송은 인쇄소에서 맡아요."
      />
      <Tabs
        label="본사 화면"
        value={tab}
        tabs={[
          { value: 'academies', label: '학원', count: joined + waiting },
          { value: 'orders', label: '주문' },
          { value: 'sales', label: '판매' },
        ]}
        onChange={(next) => setQuery({ tab: next }, { replace: true })}
      >
        {tab === 'academies' && <OfficeAcademies waiting={waiting} />}
        {tab === 'orders' && <OfficeOrders seesAmounts={seesAmounts} brand={name} />}
        {tab === 'sales' && <OfficeSales seesAmounts={seesAmounts} brand={name} />}
      </Tabs>
    </>
  )
}
