import { useQuery } from '@tanstack/react-query'
import { getShop } from '#/contract/content/shop.contract.ts'
import { readGoLive } from '#/contract/opening/go-live.contract.ts'
import { call } from '#/web/api/call.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import styles from './settings.module.css'
import { SettingsForm } from './settings-form.tsx'
import { SettingsHistory } from './settings-history.tsx'
import { SettingsIndex } from './settings-index.tsx'
import { FeesState, ServicesState } from './settings-states.tsx'

/** 설정: who runs the shop, its account and its hours, as pages, papers and the desk say them. */
export function Component() {
  const shop = useQuery({ queryKey: ['shop', 'edit'], queryFn: () => call(getShop, { errors: 'throw' }) })
  const report = useQuery({ queryKey: ['go-live'], queryFn: () => call(readGoLive, { errors: 'throw' }) })
  return (
    <AdminPage title="설정" className={styles.page}>
      <SettingsIndex report={report.data} />
      <div className={styles.body}>
        {shop.isPending && <LoadingState />}
        {shop.isError && (
          <ErrorState
            title="설정을 불러오지 못했습니다"
            text={shop.error.message}
            onRetry={() => void shop.refetch()}
          />
        )}
        {/* Saved or read anew, the form begins again with what is true now. */}
        {shop.data && <SettingsForm key={shop.data.version} shop={shop.data} />}
        {shop.data && <FeesState fees={shop.data.deliveryFees} />}
        {report.data && <ServicesState services={report.data.services} />}
        <SettingsHistory />
      </div>
    </AdminPage>
  )
}
