import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { deskFrom } from '#/contract/admin-paths.ts'
import { staffLogin } from '#/contract/people/staff-auth.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { RegistrationMark } from '#/web/ui/marks.tsx'
import styles from './login.module.css'

/** Staff login; the code of the authenticator is asked for when the account has one. */
export function Component() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [form, setForm] = useState({ loginId: '', password: '', otp: '' })
  const [needsCode, setNeedsCode] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { otp, ...account } = form
      await call(staffLogin, { body: { ...account, ...(needsCode && otp ? { otp } : {}) }, errors: 'throw' })
      void navigate(deskFrom(search.get('from')), { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setNeedsCode((before) => before || error.code === 'SECOND_FACTOR_REQUIRED')
      setFailure(Object.values(error.fields)[0] ?? error.message)
    } finally {
      setBusy(false)
    }
  }
  const field = (name: keyof typeof form) => ({
    value: form[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setForm({ ...form, [name]: event.target.value }),
  })
  return (
    <main className={styles.page}>
      <form
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <RegistrationMark />
        <h1>업무 로그인</h1>
        <Field label="아이디" required>
          {(control) => (
            <Input
              {...control}
              {...field('loginId')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="비밀번호" required>
          {(control) => <Input {...control} {...field('password')} type="password" autoComplete="current-password" />}
        </Field>
        {needsCode && (
          <Field label="인증 앱의 숫자 6자리" hint="앱이 없으면 복구 코드를 입력하세요." required>
            {(control) => <Input {...control} {...field('otp')} autoComplete="one-time-code" maxLength={14} />}
          </Field>
        )}
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <Button type="submit" variant="primary" block busy={busy}>
          로그인
        </Button>
      </form>
    </main>
  )
}
