import { useQuery } from '@tanstack/react-query'
import { staffMe } from '#/contract/people/staff-auth.contract.ts'
import { call } from '#/web/api/call.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { RegistrationMark } from '#/web/ui/marks.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { SecondFactor } from '#/web/blocks/desk-account/second-factor.tsx'
import step from './first-owner.module.css'
import styles from './login.module.css'

/** The second step of the first owner: nothing of the shop opens before it, nor after a reload. */
export function OwnerSecondFactor() {
  const me = useQuery({ queryKey: ['staff', 'me'], queryFn: () => call(staffMe, { errors: 'throw' }) })
  if (me.isPending) return <LoadingState />
  if (me.isError)
    return (
      <ErrorState whole title="계정을 불러오지 못했습니다" text={me.error.message} onRetry={() => void me.refetch()} />
    )
  const isOn = me.data.needs.length === 0
  return (
    <main className={styles.page}>
      <div className={styles.sheet}>
        <RegistrationMark />
        <h1>{isOn ? '복구 코드를 적어 두세요' : `${me.data.user.name} 님, 2단계 인증을 켜 주세요`}</h1>
        <div className={step.step}>
          <SecondFactor isOn={me.data.secondFactor} />
          {isOn && (
            <LinkButton to="/admin/settings" variant="primary" block>
              회사 정보 넣기
            </LinkButton>
          )}
        </div>
      </div>
    </main>
  )
}
