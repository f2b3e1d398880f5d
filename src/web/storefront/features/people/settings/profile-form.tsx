import { bodyOf } from '#/contract/endpoint.ts'
import { changeProfile, type Profile } from '#/contract/people/profile.contract.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { ContactCode } from '#/web/blocks/member-fields/contact-code.tsx'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useProfileChange } from './use-profile-change.ts'

/** Name, e-mail and, behind a code, phone. An e-mail that is the login id stays. */
export function ProfileForm({ profile, onClose }: { readonly profile: Profile; readonly onClose: () => void }) {
  const change = useProfileChange(onClose)
  const emailIsId = profile.loginId.includes('@')
  const { register, setValue, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(changeProfile),
    values: { name: profile.name, email: profile.email },
    submit: ({ name, email, emailTicket, phoneTicket }) =>
      change.mutateAsync({
        ...(name === profile.name ? {} : { name }),
        ...(email === profile.email || emailTicket ? {} : { email }),
        ...(emailTicket ? { emailTicket } : {}),
        ...(phoneTicket ? { phoneTicket } : {}),
      }),
  })
  return (
    <Form onSubmit={send}>
      <Field label="이름" error={errorOf('name')} required>
        {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field
        label="이메일"
        hint={emailIsId ? '아이디로 쓰고 있어 바꿀 수 없습니다.' : undefined}
        error={errorOf('email')}
        required
      >
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" readOnly={emailIsId} />
        )}
      </Field>
      {(!emailIsId || !profile.emailProven) && (
        <Disclosure summary={profile.emailProven ? '인증한 이메일로 바꾸기' : '이메일 인증하기'}>
          <ContactCode
            purpose="change-contact"
            channel="email"
            label="인증할 이메일"
            onProof={(proof) => setValue('emailTicket', proof?.ticket)}
          />
        </Disclosure>
      )}
      <Disclosure summary="휴대전화 번호 바꾸기">
        <ContactCode
          purpose="change-contact"
          channel="sms"
          label="새 휴대전화 번호"
          onProof={(proof) => setValue('phoneTicket', proof?.ticket)}
        />
      </Disclosure>
      <FormFailure message={failure} />
      <Toolbar>
        <Button type="submit" variant="ink" busy={busy}>
          저장
        </Button>
        <Button onClick={onClose}>취소</Button>
      </Toolbar>
    </Form>
  )
}
