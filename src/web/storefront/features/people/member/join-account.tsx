import type { UseFormReturn } from 'react-hook-form'
import { checkLoginId, type JoinForm as JoinBody } from '#/contract/people/join.contract.ts'
import { loginIdProblem } from '#/domain/members/login-id.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { ContactCode } from '#/web/blocks/member-fields/contact-code.tsx'
import { PasswordChecks } from '#/web/blocks/member-fields/password-checks.tsx'
import { PasswordInput } from '#/web/blocks/member-fields/password-input.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import type { JoinValues } from './join-values.ts'

type JoinFormState = UseFormReturn<JoinValues, unknown, JoinBody>

/** Id, password, name, e-mail, proven phone. */
export function JoinAccount({ form, short }: { readonly form: JoinFormState; readonly short: boolean }) {
  const { register, setError, setValue, watch, formState } = form
  const { errors, isSubmitted } = formState
  const [loginId, password, name, email] = watch(['loginId', 'password', 'name', 'email'])

  const checkFree = async () => {
    const value = loginId.trim()
    if (value === '' || loginIdProblem(value)) return
    const { free } = await call(checkLoginId, { query: { loginId: value }, errors: 'throw' }).catch(
      (error: unknown) => {
        if (error instanceof ApiError) return { free: true }
        throw error
      },
    )
    if (!free)
      setError('loginId', { type: 'server', message: '이미 쓰고 있는 아이디입니다. 다른 아이디를 입력해 주세요.' })
  }

  return (
    <>
      <Field {...(short ? MAIL_AS_ID : OWN_ID)} error={errors.loginId?.message} required>
        {(control) => (
          <Input
            {...control}
            {...register('loginId', { onBlur: () => void checkFree() })}
            type={short ? 'email' : 'text'}
            autoComplete={short ? 'email' : 'username'}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label="비밀번호"
        hint={<PasswordChecks password={password} owner={{ loginId, name, email }} />}
        error={errors.password?.message}
        required
      >
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
      </Field>
      {!short && (
        <Field label="비밀번호 확인" error={errors.passwordAgain?.message} required>
          {(control) => <PasswordInput {...control} {...register('passwordAgain')} autoComplete="new-password" />}
        </Field>
      )}
      <Field label="이름" error={errors.name?.message} required>
        {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
      </Field>
      {!short && !loginId.includes('@') && (
        <Field label="이메일" hint="시안과 주문 소식을 보냅니다." error={errors.email?.message} required>
          {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" />}
        </Field>
      )}
      <ContactCode
        purpose="join"
        channel="sms"
        error={errors.phoneTicket ? '휴대전화 번호를 인증해 주세요.' : undefined}
        onProof={(proof) => setValue('phoneTicket', proof?.ticket ?? '', { shouldValidate: isSubmitted })}
      />
    </>
  )
}

const OWN_ID = { label: '아이디', hint: '영문 소문자와 숫자 4~20자, 또는 이메일 주소' }
const MAIL_AS_ID = { label: '이메일', hint: '아이디로 쓰고, 시안과 주문 소식을 보냅니다.' }
