import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { deskFrom } from '#/contract/admin-paths.ts'
import { staffLogin, StaffLoginForm } from '#/contract/people/staff-auth.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { LoginIdField } from '#/web/blocks/member-fields/login-id-field.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { RegistrationMark } from '#/web/ui/marks.tsx'
import styles from './login.module.css'

/** Staff login; the code of the authenticator is asked for when the account has one. */
export function Component() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [needsCode, setNeedsCode] = useState(false)
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: StaffLoginForm,
    values: { loginId: '', password: '' },
    submit: async (body) => {
      try {
        await call(staffLogin, { body, errors: 'throw' })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED') setNeedsCode(true)
        throw error
      }
      void navigate(deskFrom(search.get('from')), { replace: true })
    },
  })
  return (
    <main className={styles.page}>
      <Form className={styles.sheet} onSubmit={send}>
        <RegistrationMark />
        <h1>업무 로그인</h1>
        <LoginIdField label="아이디" error={errorOf('loginId')} input={register('loginId')} />
        <Field label="비밀번호" error={errorOf('password')} required>
          {(control) => (
            <Input {...control} {...register('password')} type="password" autoComplete="current-password" />
          )}
        </Field>
        {needsCode && (
          <Field
            label="인증 앱의 숫자 6자리"
            hint="앱이 없으면 복구 코드를 입력하세요."
            error={errorOf('otp')}
            required
          >
            {(control) => (
              <Input
                {...control}
                {...register('otp', { setValueAs: (typed?: string) => typed || undefined })}
                autoComplete="one-time-code"
                maxLength={14}
              />
            )}
          </Field>
        )}
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" block busy={busy}>
          로그인
        </Button>
      </Form>
    </main>
  )
}
