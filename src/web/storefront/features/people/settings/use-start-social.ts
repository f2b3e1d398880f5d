import { useMutation } from '@tanstack/react-query'
import { startSocialLink } from '#/contract/people/social.contract.ts'
import type { SocialProvider } from '#/domain/members/social.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { leaveFor } from '#/web/blocks/social-login/social-attempt.ts'
import { alertDialog } from '#/web/ui/dialogs.ts'
import { proveAgain } from './prove-again.ts'

/** Leaves for the provider and comes back to this page; connecting wants the password given just now. */
export function useStartSocial(provider: SocialProvider, purpose: 'link' | 'prove') {
  return useMutation({
    mutationFn: async () => {
      const start = () => call(startSocialLink, { params: { provider }, body: { purpose }, errors: 'throw' })
      try {
        leaveFor(await start(), null)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'FORBIDDEN') throw error
        if (await proveAgain('새 로그인 방법을 더할 때는 비밀번호를 확인합니다.')) leaveFor(await start(), null)
      }
    },
    onError: (error) => void alertDialog('error', { body: error.message }),
  })
}
