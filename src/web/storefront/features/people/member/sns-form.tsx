import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { completeJoin } from '#/contract/people/social.contract.ts'
import { track } from '#/web/api/analytics.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { ContactCode } from '#/web/blocks/member-fields/contact-code.tsx'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Choices, Radio } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Form } from '#/web/ui/form.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { JoinCompany } from './join-company.tsx'
import { JoinConsents } from './join-consents.tsx'
import { useFrom } from './return-path.ts'
import { emptySns, snsResolver } from './sns-values.ts'

export function SnsForm({ known }: { readonly known: { readonly name: string; readonly email: string } }) {
  const from = useFrom()
  const navigate = useNavigate()
  const form = useApiForm({
    schema: snsResolver,
    values: emptySns(known),
    submit: async (body) => {
      await call(completeJoin, { body, errors: 'throw' })
      track('sign_up')
      if (Object.values(body.consents.marketing).some(Boolean)) track('opt_in_marketing')
      if (from) toast(`${body.name} 님, 가입을 환영합니다.`)
      await navigate(from ?? '/member/join/end', { replace: true })
    },
  })
  const { send, register, setValue, formState, errors, errorOf, failure, busy } = form
  const { isSubmitted } = formState
  const type = useWatch({ control: form.control, name: 'type' })

  return (
    <Form live="추가 정보" onSubmit={send}>
      <Choices>
        <legend>어떤 회원으로 가입하시나요?</legend>
        <Radio {...register('type')} value="GENERAL" label="개인" />
        <Radio {...register('type')} value="BUSINESS" label="기업" />
        <Radio {...register('type')} value="ACADEMY" label="학원·강사" />
      </Choices>
      <Field label="이름" error={errorOf('name')} required>
        {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field label="이메일" hint="시안과 주문 소식을 보냅니다." error={errorOf('email')} required>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <ContactCode
        purpose="join"
        channel="sms"
        error={errors.phoneTicket ? '휴대전화 번호를 인증해 주세요.' : undefined}
        onProof={(proof) => setValue('phoneTicket', proof?.ticket ?? '', { shouldValidate: isSubmitted })}
      />
      {type !== 'GENERAL' && (
        <JoinCompany
          key={type}
          type={type}
          register={register}
          errors={errors}
          onDocuments={(documents) => setValue('documents', documents, { shouldValidate: isSubmitted })}
        />
      )}
      <JoinConsents form={form} />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" block busy={busy}>
        가입 마치기
      </Button>
    </Form>
  )
}
