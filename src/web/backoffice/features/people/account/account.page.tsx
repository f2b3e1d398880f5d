import { useQuery } from '@tanstack/react-query'
import { staffMe } from '#/contract/people/staff-auth.contract.ts'
import { call } from '#/web/api/call.ts'
import { SecondFactor } from '#/web/blocks/desk-account/second-factor.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Note } from '#/web/ui/note.tsx'

/** 내 계정: the own password and second factor; all that is open to somebody who has yet to choose them. */
export function Component() {
  const me = useQuery({ queryKey: ['staff', 'me'], queryFn: () => call(staffMe, { errors: 'throw' }) })
  return (
    <AdminPage title="내 계정">
      {me.isPending && <LoadingState />}
      {me.isError && (
        <ErrorState title="계정을 불러오지 못했습니다" text={me.error.message} onRetry={() => void me.refetch()} />
      )}
      {me.data && (
        <>
          {me.data.needs.length > 0 && (
            <Note tone="info" role="note">
              {me.data.needs.includes('password')
                ? '새 비밀번호를 정하면 계속할 수 있습니다.'
                : '2단계 인증을 켜면 계속할 수 있습니다.'}
            </Note>
          )}
          <PasswordForm loginId={me.data.user.loginId} name={me.data.user.name} />
          <SecondFactor isOn={me.data.secondFactor} />
          <OwnSessions />
        </>
      )}
    </AdminPage>
  )
}
