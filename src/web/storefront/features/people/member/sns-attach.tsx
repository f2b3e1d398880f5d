import { useNavigate } from 'react-router'
import { bodyOf } from '#/contract/endpoint.ts'
import { attachAccount } from '#/contract/people/social.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { PasswordInput } from '#/web/blocks/member-fields/password-input.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { useFrom } from './return-path.ts'

/** Whoever has an account proves it by its password; from then on both ways lead there. */
export function SnsAttach({ provider }: { readonly provider: string }) {
  const from = useFrom()
  const navigate = useNavigate()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(attachAccount),
    values: { loginId: '', password: '' },
    submit: async (body) => {
      await call(attachAccount, { body, errors: 'throw' })
      toast(`${provider} 계정을 연결했습니다. 다음부터 ${provider}로도 로그인할 수 있습니다.`)
      await navigate(from ?? '/', { replace: true })
    },
  })
  return (
    <Form live="쓰던 아이디 연결" onSubmit={send}>
      <Field label="쓰던 아이디 또는 이메일" error={errorOf('loginId')} required>
        {(control) => <Input {...control} {...register('loginId')} autoComplete="username" autoCapitalize="none" />}
      </Field>
      <Field label="그 아이디의 비밀번호" error={errorOf('password')} required>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" block busy={busy}>
        연결하고 로그인
      </Button>
    </Form>
  )
}
