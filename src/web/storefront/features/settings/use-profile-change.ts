import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { prove } from '#/contract/members/login.contract.ts'
import { changeProfile } from '#/contract/members/profile.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { promptDialog } from '#/web/ui/dialogs.ts'
import { toast } from '#/web/ui/toasts.ts'
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
        if (!(error instanceof ApiError) || error.code !== 'FORBIDDEN' || !(await proveAgain())) throw error
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

/** False when the question was left without an answer. */
async function proveAgain(): Promise<boolean> {
  const password = await promptDialog({
    title: '비밀번호를 한 번 더 확인합니다',
    body: '이메일과 휴대전화를 바꿀 때는 비밀번호를 확인합니다.',
    label: '비밀번호',
    input: 'password',
    required: true,
  })
  if (password === null) return false
  await call(prove, { body: { password }, errors: 'throw' })
  return true
}
