import { useQuery } from '@tanstack/react-query'
import { getShop } from '#/contract/content/shop.contract.ts'
import { call } from '#/web/api/call.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import styles from './settings.module.css'
import { SettingsForm } from './settings-form.tsx'
import { SettingsHistory } from './settings-history.tsx'

/** 설정: who runs the shop, its account and its hours, as pages, papers and the desk say them. */
export function Component() {
  const shop = useQuery({ queryKey: ['shop', 'edit'], queryFn: () => call(getShop, { errors: 'throw' }) })
  return (
    <AdminPage
      title="설정"
      lead="가게 아래쪽 안내, 견적서와 거래명세서, 문자에 그대로 나옵니다. 비워 둔 칸은 고객에게 보이지 않습니다."
      actions={<LinkButton to="/admin/go-live">개점 전 점검</LinkButton>}
    >
      {shop.isPending && <LoadingState />}
      {shop.isError && (
        <ErrorState title="설정을 불러오지 못했습니다" text={shop.error.message} onRetry={() => void shop.refetch()} />
      )}
      {/* Saved or read anew, the form begins again with what is true now. */}
      {shop.data && <SettingsForm key={shop.data.version} shop={shop.data} />}
      <Section title="이어지는 설정">
        <p className={styles.further}>
          <LinkButton to="/admin/settings/brand">로고, 직인, 색</LinkButton>
          <LinkButton to="/admin/settings/brands">브랜드</LinkButton>
          <LinkButton to="/admin/settings/delivery">배송비</LinkButton>
          <LinkButton to="/admin/settings/kits">종이 샘플</LinkButton>
          <LinkButton to="/admin/shipping/couriers">택배사와 송장 양식</LinkButton>
          <LinkButton to="/admin/calendar">쉬는 날과 마감</LinkButton>
          <LinkButton to="/admin/messages/templates">알림 문구</LinkButton>
          <LinkButton to="/admin/staff">직원과 권한</LinkButton>
        </p>
      </Section>
      <SettingsHistory />
    </AdminPage>
  )
}
