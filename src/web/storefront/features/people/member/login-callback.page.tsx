import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { finishSocialLogin } from '#/contract/people/social.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { takeAttempt } from '#/web/blocks/social-login/social-attempt.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { LoadingState } from '#/web/ui/states.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { MemberSheet } from './member-sheet.tsx'
import { useFrom, withFrom } from './return-path.ts'

const GONE = '로그인을 시작한 기록이 없습니다. 같은 브라우저에서 다시 로그인해 주세요.'
const STOPPED = '로그인을 취소하셨습니다. 고른 사양과 올린 파일은 그대로 있습니다.'

/**
 * Comes back from Kakao, Naver or Google. The way back goes into the address before the login is finished, so that the
 * guard of this page leads there, or to what is still missing, the moment somebody is logged in.
 */
export function Component() {
  const from = useFrom()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const returned = new URLSearchParams(location.search)
    const attempt = takeAttempt()
    const finish = async () => {
      await navigate(withFrom(location.pathname, attempt?.from ?? null), { replace: true })
      if (returned.get('error')) return setFailure(STOPPED)
      const [code, state] = [returned.get('code'), returned.get('state')]
      if (!attempt || !code || !state) return setFailure(GONE)
      try {
        await call(finishSocialLogin, { body: { code, state, key: attempt.key }, errors: 'throw' })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setFailure(error.message)
      }
    }
    void finish()
  }, [navigate])

  if (failure === null) return <LoadingState label="로그인하는 중입니다" />
  return (
    <MemberSheet title="로그인하지 못했습니다">
      <Stack>
        <p role="alert">{failure}</p>
        <LinkButton to={withFrom('/member/login', from)} variant="primary" block>
          로그인으로 돌아가기
        </LinkButton>
      </Stack>
    </MemberSheet>
  )
}
