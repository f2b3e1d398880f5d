import { useNavigate } from 'react-router'
import { bodyOf } from '#/contract/endpoint.ts'
import { beginGuest } from '#/contract/people/guests.contract.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { ContactCode } from '#/web/blocks/member-fields/contact-code.tsx'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { CONSENT_TEXTS } from './consent-texts.data.ts'
import styles from './member-sheet.module.css'

/** Name and proven phone: all that ordering without an account takes. Nothing is ticked beforehand. */
export function GuestForm({ from, label }: { readonly from: string; readonly label: string }) {
  const navigate = useNavigate()
  const { register, setValue, send, errorOf, formState, failure, busy } = useApiForm({
    schema: bodyOf(beginGuest),
    values: { name: '', phoneTicket: '', consents: { age14: false as true, privacy: false as true } },
    submit: async (body) => {
      await call(beginGuest, { body, errors: 'throw' })
      await navigate(from, { replace: true })
    },
  })
  const missing = errorOf('consents.age14') ?? errorOf('consents.privacy')
  return (
    <Form live="비회원 주문" onSubmit={send}>
      <Field label="이름" error={errorOf('name')} required>
        {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <ContactCode
        purpose="guest"
        channel="sms"
        error={errorOf('phoneTicket') && '휴대전화 번호를 인증해 주세요.'}
        onProof={(proof) => setValue('phoneTicket', proof?.ticket ?? '', { shouldValidate: formState.isSubmitted })}
      />
      <div className={styles.consents}>
        <Checkbox {...register('consents.age14')} label="[필수] 만 14세 이상입니다" />
        <Checkbox
          {...register('consents.privacy')}
          label={
            <>
              [필수]{' '}
              <TextLink to="/cust/privacy" target="_blank">
                개인정보 수집·이용
              </TextLink>
              에 동의합니다
            </>
          }
        />
        <Disclosure summary="무엇을 왜 얼마 동안 두나요?">
          {CONSENT_TEXTS.guest.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Disclosure>
      </div>
      {missing && (
        <Small tone="bad" role="alert">
          {missing}
        </Small>
      )}
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" block busy={busy}>
        {label}
      </Button>
      <Small>
        주문한 뒤에는 주문번호와 이 휴대전화 번호로 조회합니다. 나중에 가입하면 계정으로 가져올 수 있습니다.
      </Small>
    </Form>
  )
}
