import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { changeProfile } from '#/contract/people/profile.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { toast } from '#/web/ui/toasts.ts'
import { proveAgain } from './prove-again.ts'
import { PROFILE_KEY } from './query-keys.ts'

type Change = BodyInputOf<typeof changeProfile>

/** Saves a change; when the server wants the password first, asks for it and saves again. */
export function useProfileChange(onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Change) => {
      try {
        return await call(changeProfile, { body, errors: 'throw' })
      } catch (error) {
        if (
          !(error instanceof ApiError) ||
          error.code !== 'FORBIDDEN' ||
          !(await proveAgain('이메일과 휴대전화를 바꿀 때는 비밀번호를 확인합니다.'))
        )
          throw error
        return call(changeProfile, { body, errors: 'throw' })
      }
    },
    onSuccess: (saved) => {
      client.setQueryData(PROFILE_KEY, saved)
      toast('저장했습니다.')
      onSaved()
    },
  })
}
