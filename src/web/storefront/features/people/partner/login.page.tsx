import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PartnerLoginForm, partnerLogin } from '#/contract/people/partner-auth.contract.ts'
import { call } from '#/web/api/call.ts'
import { applyFieldErrors } from '#/web/blocks/member-fields/apply-field-errors.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { PasswordInput } from '#/web/blocks/member-fields/password-input.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import styles from './partner.module.css'

interface Form {
  readonly loginId: string
  readonly password: string
}

/** The new tokens reach the partner's session by the answer's headers; the page's guard then leads on. */
export function Component() {
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState, setError } = useForm<Form>({
    resolver: zodResolver(PartnerLoginForm),
    defaultValues: { loginId: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    setFailure(null)
    try {
      await call(partnerLogin, { body, errors: 'throw' })
    } catch (error) {
      setFailure(applyFieldErrors(error, setError, ['loginId', 'password']))
    }
  })
  return (
    <div className={styles.login}>
      <PageHeading title="파트너 로그인" lead="시안실에서 받은 아이디로 로그인해 주세요." />
      <form onSubmit={submit} noValidate>
        <LiveFieldset className={styles.form} aria-label="로그인">
          <Field label="아이디" error={errors.loginId?.message} required>
            {(control) => (
              <Input
                {...control}
                {...register('loginId')}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          <Field label="비밀번호" error={errors.password?.message} required>
            {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
          </Field>
          <FormFailure message={failure} />
          <Button type="submit" variant="primary" block busy={isSubmitting}>
            로그인
          </Button>
        </LiveFieldset>
      </form>
    </div>
  )
}
