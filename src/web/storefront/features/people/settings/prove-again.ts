import { prove } from '#/contract/people/login.contract.ts'
import { call } from '#/web/api/call.ts'
import { promptDialog } from '#/web/ui/dialogs.ts'

/** Asks for the password once more. False when the question was left without an answer. */
export async function proveAgain(why: string): Promise<boolean> {
  const password = await promptDialog({
    title: '비밀번호를 한 번 더 확인합니다',
    body: why,
    label: '비밀번호',
    input: 'password',
    required: true,
  })
  if (password === null) return false
  await call(prove, { body: { password }, errors: 'throw' })
  return true
}
