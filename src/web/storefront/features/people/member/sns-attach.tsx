import { useState } from 'react'
import { useNavigate } from 'react-router'
import { attachAccount } from '#/contract/people/social.contract.ts'
import { call } from '#/web/api/call.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { PasswordInput } from '#/web/blocks/member-fields/password-input.tsx'
import { useAttempt } from '#/web/blocks/member-fields/use-attempt.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { toast } from '#/web/ui/toasts.ts'
import styles from './member-sheet.module.css'
import { useFrom } from './return-path.ts'

/** Whoever has an account proves it by its password; from then on both ways lead there. */
export function SnsAttach({ provider }: { readonly provider: string }) {
  const from = useFrom()
  const navigate = useNavigate()
  const [account, setAccount] = useState({ loginId: '', password: '' })
  const { failure, setFailure, busy, attempt } = useAttempt()

  const attach = async () => {
    if (account.loginId.trim() === '' || account.password === '')
      return setFailure('지금 쓰는 아이디와 비밀번호를 입력해 주세요.')
    await attempt(async () => {
      await call(attachAccount, { body: account, errors: 'throw' })
      toast(`${provider} 계정을 연결했습니다. 다음부터 ${provider}로도 로그인할 수 있습니다.`)
      await navigate(from ?? '/', { replace: true })
    })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void attach()
      }}
    >
      <LiveFieldset className={styles.form} aria-label="쓰던 아이디 연결">
        <Field label="쓰던 아이디 또는 이메일" required>
          {(control) => (
            <Input
              {...control}
              autoComplete="username"
              autoCapitalize="none"
              value={account.loginId}
              onChange={(event) => setAccount({ ...account, loginId: event.target.value })}
            />
          )}
        </Field>
        <Field label="그 아이디의 비밀번호" required>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={account.password}
              onChange={(event) => setAccount({ ...account, password: event.target.value })}
            />
          )}
        </Field>
        <FormFailure message={failure} />
        <Button type="submit" block busy={busy}>
          연결하고 로그인
        </Button>
      </LiveFieldset>
    </form>
  )
}
