import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { completeJoin, type CompleteForm } from '#/contract/people/social.contract.ts'
import { call } from '#/web/api/call.ts'
import { applyFieldErrors } from '#/web/blocks/member-fields/apply-field-errors.ts'
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
import type { JoinValues } from './join-values.ts'
import { useFrom } from './return-path.ts'
import { emptySns, snsResolver } from './sns-values.ts'

const FIELDS = ['name', 'email', 'companyName', 'companyUserName', 'companyNumber', 'documents'] as const

export function SnsForm({ known }: { readonly known: { readonly name: string; readonly email: string } }) {
  const from = useFrom()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<JoinValues, unknown, CompleteForm>({ resolver: snsResolver, defaultValues: emptySns(known) })
  const { handleSubmit, register, setError, setValue, formState } = form
  const { errors, isSubmitted, isSubmitting } = formState
  const type = useWatch({ control: form.control, name: 'type' })

  const submit = handleSubmit(async (body) => {
    setFailure(null)
    try {
      await call(completeJoin, { body, errors: 'throw' })
      if (from) toast(`${body.name} 님, 가입을 환영합니다.`)
      await navigate(from ?? '/member/join/end', { replace: true })
    } catch (error) {
      setFailure(applyFieldErrors(error, setError, FIELDS))
    }
  })

  return (
    <Form live="추가 정보" onSubmit={submit}>
      <Choices>
        <legend>어떤 회원으로 가입하시나요?</legend>
        <Radio {...register('type')} value="GENERAL" label="개인" />
        <Radio {...register('type')} value="BUSINESS" label="기업" />
        <Radio {...register('type')} value="ACADEMY" label="학원·강사" />
      </Choices>
      <Field label="이름" error={errors.name?.message} required>
        {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field label="이메일" hint="시안과 주문 소식을 보냅니다." error={errors.email?.message} required>
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
      <Button type="submit" variant="primary" block busy={isSubmitting}>
        가입 마치기
      </Button>
    </Form>
  )
}
