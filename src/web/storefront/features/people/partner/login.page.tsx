import { PartnerLoginForm, partnerLogin } from '#/contract/people/partner-auth.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { LoginIdField } from '#/web/blocks/member-fields/login-id-field.tsx'
import { PasswordInput } from '#/web/blocks/member-fields/password-input.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import styles from './partner.module.css'

/** The new tokens reach the partner's session by the answer's headers; the page's guard then leads on. */
export function Component() {
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: PartnerLoginForm,
    values: { loginId: '', password: '' },
    submit: (body) => call(partnerLogin, { body, errors: 'throw' }),
  })
  return (
    <div className={styles.login}>
      <PageHeading title="파트너 로그인" lead="시안실에서 받은 아이디로 로그인해 주세요." />
      <Form live="로그인" onSubmit={send}>
        <LoginIdField label="아이디" error={errorOf('loginId')} input={register('loginId')} />
        <Field label="비밀번호" error={errorOf('password')} required>
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
        </Field>
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" block busy={busy}>
          로그인
        </Button>
      </Form>
    </div>
  )
}
