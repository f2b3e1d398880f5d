import { useState } from 'react'
import type { Profile } from '#/contract/people/profile.contract.ts'
import { isEmail } from '#/domain/members/email.ts'
import { FIELD_MESSAGE } from '#/domain/members/field-message.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { ContactCode } from '#/web/blocks/member-fields/contact-code.tsx'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import type { ContactProof } from '#/web/blocks/member-fields/use-contact-code.ts'
import { Button } from '#/web/ui/button.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import styles from './settings.module.css'
import { useProfileChange } from './use-profile-change.ts'

/** Name, e-mail and, behind a code, phone. An e-mail that is the login id stays. */
export function ProfileForm({ profile, onClose }: { readonly profile: Profile; readonly onClose: () => void }) {
  const [name, setName] = useState(profile.name)
  const [email, setEmail] = useState(profile.email)
  const [phone, setPhone] = useState<ContactProof | null>(null)
  const [wrong, setWrong] = useState<{ readonly name?: string; readonly email?: string }>({})
  const change = useProfileChange(onClose)
  const emailIsId = profile.loginId.includes('@')

  const save = () => {
    const problems = {
      ...(name.trim() === '' ? { name: FIELD_MESSAGE.required('이름') } : {}),
      ...(isEmail(email.trim())
        ? {}
        : { email: (email.trim() === '' ? FIELD_MESSAGE.required : FIELD_MESSAGE.email)('이메일') }),
    }
    setWrong(problems)
    if (Object.keys(problems).length > 0) return
    change.mutate({
      ...(name === profile.name ? {} : { name }),
      ...(email === profile.email ? {} : { email }),
      ...(phone ? { phoneTicket: phone.ticket } : {}),
    })
  }
  const refused = change.error instanceof ApiError ? change.error : null
  const said = refused?.fields ?? {}
  // What was said of the old words does not stand over new ones.
  const mend = (field: 'name' | 'email') => {
    setWrong(({ [field]: _, ...others }) => others)
    if (said[field] !== undefined) change.reset()
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field label="이름" error={wrong.name ?? said['name']} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              mend('name')
            }}
          />
        )}
      </Field>
      <Field
        label="이메일"
        hint={emailIsId ? '아이디로 쓰고 있어 바꿀 수 없습니다.' : undefined}
        error={wrong.email ?? said['email']}
        required
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            readOnly={emailIsId}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value)
              mend('email')
            }}
          />
        )}
      </Field>
      <Disclosure summary="휴대전화 번호 바꾸기">
        <ContactCode purpose="change-contact" channel="sms" label="새 휴대전화 번호" onProof={setPhone} />
      </Disclosure>
      <FormFailure message={refused && Object.keys(refused.fields).length === 0 ? refused.message : null} />
      <span className={styles.acts}>
        <Button type="submit" variant="ink" busy={change.isPending}>
          저장
        </Button>
        <Button onClick={onClose}>그만두기</Button>
      </span>
    </form>
  )
}
