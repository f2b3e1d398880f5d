import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { finishSocialLink } from '#/contract/people/social.contract.ts'
import { SOCIAL_NAMES } from '#/domain/members/social.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { takeAttempt } from '#/web/blocks/social-login/social-attempt.ts'
import { toast } from '#/web/ui/toasts.ts'
import { SOCIAL_KEY } from './query-keys.ts'

/** Ends what was begun here before the browser left for the provider: the address still carries what it brought back. */
export function useSocialReturn(): void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const begun = useRef(false)
  useEffect(() => {
    const returned = new URLSearchParams(location.search)
    const [code, state] = [returned.get('code'), returned.get('state')]
    if (begun.current || (!code && !returned.get('error'))) return
    begun.current = true
    const attempt = takeAttempt()
    const finish = async () => {
      await navigate(location.pathname, { replace: true })
      if (!attempt || !code || !state) return toast('연결하지 않았습니다.')
      try {
        const done = await call(finishSocialLink, { body: { code, state, key: attempt.key } })
        const name = SOCIAL_NAMES[done.provider]
        toast(
          done.purpose === 'link' ? `${name} 계정을 연결했습니다.` : `${name}로 확인했습니다. 이제 탈퇴할 수 있습니다.`,
        )
        await client.invalidateQueries({ queryKey: SOCIAL_KEY })
      } catch (error) {
        // The dialog has said why.
        if (!(error instanceof ApiError)) throw error
      }
    }
    void finish()
  }, [navigate, client])
}
