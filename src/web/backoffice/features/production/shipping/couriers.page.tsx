import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type CourierSettings, readCourierSettings } from '#/contract/production/courier-settings.contract.ts'
import { call } from '#/web/api/call.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { CourierForm } from './courier-form.tsx'
import styles from './import.module.css'

/** 택배사 설정: when each collects, what its numbers look like, which columns its list wants. */
export function Component() {
  const settings = useQuery({
    queryKey: ['courier-settings'],
    queryFn: ({ signal }) => call(readCourierSettings, { signal, errors: 'throw' }),
  })
  return (
    <AdminPage
      title="택배사 설정"
      lead="계약한 택배사의 접수 양식과 송장번호 규칙에 맞춰 주세요. 처음 값은 흔히 쓰는 양식이며 계약마다 다를 수 있습니다."
      above={
        <Link to="/admin/shipping" className={styles.back}>
          <Icon name="chevron-left" /> 오늘 나갈 것
        </Link>
      }
    >
      {settings.isError && <ErrorState title="불러오지 못했습니다" text={settings.error.message} />}
      {settings.isPending && <LoadingState />}
      {settings.data?.items.map((courier) => (
        <Disclosure key={courier.code} summary={summaryOf(courier)}>
          <CourierForm courier={courier} />
        </Disclosure>
      ))}
    </AdminPage>
  )
}

/** What tells one from the other, without opening it. */
const summaryOf = ({ name, pickUpAt, lengths, columns }: CourierSettings): string =>
  [
    name,
    `집하 ${pickUpAt}`,
    lengths.length > 0 && `송장 ${lengths.join('·')}자리`,
    columns.length > 0 && `접수 엑셀 ${columns.length}열`,
  ]
    .filter(Boolean)
    .join(', ')
