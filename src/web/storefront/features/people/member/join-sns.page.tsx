import { useQuery } from '@tanstack/react-query'
import { pendingJoin } from '#/contract/people/social.contract.ts'
import { SOCIAL_NAMES } from '#/domain/members/social.ts'
import { call } from '#/web/api/call.ts'
import { isLoggedIn } from '#/web/api/member-user.ts'
import { useMember } from '#/web/api/session.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { MemberSheet } from './member-sheet.tsx'
import styles from './member-sheet.module.css'
import { useFrom, withFrom } from './return-path.ts'
import { SnsAttach } from './sns-attach.tsx'
import { SnsForm } from './sns-form.tsx'
import { SnsLeave } from './sns-leave.tsx'

/** Somebody who has just logged in elsewhere for the first time tells what is missing. */
export function Component() {
  const hydrated = useHydrated()
  const known = isLoggedIn(useMember())
  if (!hydrated) return <LoadingState />
  return known ? <Finish /> : <NobodyYet />
}

function NobodyYet() {
  const from = useFrom()
  return (
    <MemberSheet title="추가 정보 입력" lead="카카오, 네이버, Google로 먼저 로그인해 주세요.">
      <LinkButton to={withFrom('/member/login', from)} variant="primary" block>
        로그인
      </LinkButton>
    </MemberSheet>
  )
}

function Finish() {
  const pending = useQuery({
    queryKey: ['pending-join'],
    queryFn: ({ signal }) => call(pendingJoin, { signal, errors: 'throw' }),
    staleTime: Infinity,
  })
  if (pending.isPending) return <LoadingState />
  if (pending.isError)
    return (
      <ErrorState
        whole
        title="가입 정보를 불러오지 못했습니다"
        text={pending.error.message}
        onRetry={() => void pending.refetch()}
      />
    )
  const name = SOCIAL_NAMES[pending.data.provider]
  return (
    <MemberSheet
      wide
      title="거의 다 됐습니다"
      lead={`${name}로 로그인했습니다. 주문에 필요한 것만 더 여쭙겠습니다. 고른 사양과 올린 파일은 그대로 있습니다.`}
    >
      <div className={styles.attach}>
        <Disclosure summary="이미 아이디가 있나요? 연결해 드립니다">
          <SnsAttach provider={name} />
        </Disclosure>
      </div>
      <SnsForm known={pending.data} />
      <nav className={styles.under} aria-label="그만두기">
        <SnsLeave provider={name} />
      </nav>
    </MemberSheet>
  )
}
