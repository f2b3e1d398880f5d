import { Link } from 'react-router'
import { login, LoginForm as LoginBody } from '#/contract/people/login.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { LoginIdField } from '#/web/blocks/member-fields/login-id-field.tsx'
import { PasswordInput } from '#/web/blocks/member-fields/password-input.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import styles from './member-sheet.module.css'
import { withFrom } from './return-path.ts'

/** The new tokens reach the session by the answer's headers; the page's guard then leads back to `from`. */
export function LoginForm() {
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: LoginBody,
    values: { loginId: '', password: '', remember: false },
    submit: (body) => call(login, { body, errors: 'throw' }),
  })
  return (
    <Form live="로그인" onSubmit={send}>
      <LoginIdField label="아이디 또는 이메일" error={errorOf('loginId')} input={register('loginId')} />
      <Field label="비밀번호" error={errorOf('password')} required>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </Field>
      <Checkbox
        {...register('remember')}
        label="로그인 상태 유지"
        note="2주 안에 다시 오면 최대 30일까지 유지합니다. 여럿이 쓰는 컴퓨터에서는 켜지 마세요."
      />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" block busy={busy}>
        로그인
      </Button>
    </Form>
  )
}

/** Before what is elsewhere: a newcomer must not look for it. */
export const JoinLink = ({ from }: { readonly from: string | null }) => (
  <LinkButton to={withFrom('/member/join', from)} block>
    처음이세요? 회원가입
  </LinkButton>
)

/** Ways to an account that was forgotten. */
export function ForgottenLinks({ from }: { readonly from: string | null }) {
  return (
    <nav className={styles.under} aria-label="계정">
      <Link to={withFrom('/member/find-id', from)}>아이디 찾기</Link>
      <Link to={withFrom('/member/find-password', from)}>비밀번호 찾기</Link>
      <Link to="/member/guest-order">비회원 주문조회</Link>
    </nav>
  )
}
