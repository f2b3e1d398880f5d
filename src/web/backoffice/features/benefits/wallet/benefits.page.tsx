import { useSearchParams } from 'react-router'
import { mayAs, useStaff } from '#/web/api/use-staff.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Tabs } from '#/web/ui/tabs.tsx'
import { GiftCardsPart } from './gift-cards-part.tsx'
import { GrantsPart } from './grants-part.tsx'
import { OwedPart } from './owed-part.tsx'
import { RefundsPart } from './refunds-part.tsx'
import { RulesForm } from './rules-form.tsx'
import { useBenefits } from './use-benefits.ts'

const VIEWS = ['owed', 'refunds', 'grants', 'gift-cards', 'rules'] as const
type View = (typeof VIEWS)[number]
const LABELS: Readonly<Record<View, string>> = {
  owed: '미사용 잔액',
  refunds: '환불 신청',
  grants: '지급',
  'gift-cards': '상품권',
  rules: '규칙',
}

/** 포인트와 e머니: what the shop owes its members in value, and how it gives some. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const staff = useStaff()
  const benefits = useBenefits()
  const views = VIEWS.filter((view) => view !== 'rules' || mayAs(staff, 'settings'))
  const view = views.find((name) => name === search.get('view')) ?? 'owed'
  return (
    <AdminPage
      title="포인트와 e머니"
      lead="회원에게 드린 포인트와 받은 e머니는 가게의 빚입니다. 장부에서 그대로 나옵니다."
    >
      <Tabs<View>
        label="보기"
        value={view}
        onChange={(next) => setSearch(next === 'owed' ? {} : { view: next })}
        tabs={views.map((value) => ({ value, label: LABELS[value] }))}
      >
        {benefits.isPending && <LoadingState />}
        {benefits.isError && (
          <ErrorState
            title="포인트와 e머니를 불러오지 못했습니다"
            text={benefits.error.message}
            onRetry={() => void benefits.refetch()}
          />
        )}
        {benefits.data && (
          <>
            {view === 'owed' && <OwedPart benefits={benefits.data} />}
            {view === 'refunds' && <RefundsPart />}
            {view === 'grants' && <GrantsPart limit={benefits.data.rules.secondPersonAbove} />}
            {view === 'gift-cards' && <GiftCardsPart limit={benefits.data.rules.secondPersonAbove} />}
            {view === 'rules' && (
              <RulesForm key={benefits.data.version} version={benefits.data.version} rules={benefits.data.rules} />
            )}
          </>
        )}
      </Tabs>
    </AdminPage>
  )
}
