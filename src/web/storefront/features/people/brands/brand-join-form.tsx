import { useQueryClient } from '@tanstack/react-query'
import { bodyOf } from '#/contract/endpoint.ts'
import { brandTerms } from '#/contract/brand-paths.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { type BrandMembership, joinBrand } from '#/contract/people/brand-membership.contract.ts'
import { DOCUMENT_KINDS } from '#/domain/members/supporting-documents.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { membershipKey } from '#/web/blocks/brand-membership/use-membership.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { DocumentUpload } from '#/web/blocks/supporting-documents/document-upload.tsx'
import { useSupportingDocuments } from '#/web/blocks/supporting-documents/use-supporting-documents.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { toast } from '#/web/ui/toasts.ts'
import styles from './brand-join.module.css'

interface BrandJoinFormProps {
  readonly brand: BrandShown
  readonly membership: BrandMembership
}

/** What a brand wants to know; asked again while it waits, what was given stands in it. */
export function BrandJoinForm({
  brand,
  membership: { request, state, takesOver, documents: held },
}: BrandJoinFormProps) {
  const client = useQueryClient()
  const asks = brand.joins === 'approval'
  const form = useApiForm({
    schema: bodyOf(joinBrand),
    values: {
      academy: request?.academy ?? '',
      contract: request?.contract ?? '',
      documents: [],
      agree: false,
    },
    submit: async (body) => {
      const membership = await call(joinBrand, { params: { id: brand.id }, body, errors: 'throw' })
      toast(
        membership.state === 'approved' ? `${brand.name} 회원이 되었어요.` : '신청을 받았어요. 확인하고 알려 드릴게요.',
      )
      client.setQueryData(membershipKey(brand.id), membership)
    },
  })
  const { register, send, errors, failure, busy, setValue, formState } = form
  const documents = useSupportingDocuments((next) =>
    setValue('documents', next, { shouldValidate: formState.isSubmitted }),
  )
  return (
    <Section title={state === 'waiting' ? '내용을 고치거나 서류를 더 낼 수 있어요' : '가입 신청'}>
      <Form live={`${brand.name} 가입`} onSubmit={send} className={styles.form}>
        {asks && (
          <>
            <Field label="학원 이름" error={errors.academy?.message} required>
              {(control) => <Input {...control} {...register('academy')} maxLength={80} autoComplete="organization" />}
            </Field>
            <Field
              label="지점 이름이나 계약번호"
              hint="계약서에 적힌 번호나 지점 이름이에요."
              error={errors.contract?.message}
              required
            >
              {(control) => <Input {...control} {...register('contract')} maxLength={60} />}
            </Field>
            <DocumentUpload
              kinds={DOCUMENT_KINDS}
              documents={documents}
              hint={
                held.length > 0
                  ? '이미 내신 서류는 그대로 있어요. 바꾸거나 더 내실 때만 올려 주세요.'
                  : '둘 가운데 하나는 꼭 올려 주세요.'
              }
              error={errors.documents?.message}
            />
          </>
        )}
        {takesOver !== null && (
          <Small tone="plain">
            지금은 {takesOver} 회원이에요. 회원 종류는 하나라서, {brand.name} 회원이 되면 {brand.name} 밖의 상품은
            주문할 수 없어요. 하시던 주문은 그대로 이어집니다.
          </Small>
        )}
        {brand.terms !== '' && (
          <Small tone="plain">
            <a href={brandTerms(brand.id)} target="_blank" rel="noreferrer">
              {brand.name} 이용약관 보기
            </a>
          </Small>
        )}
        <Checkbox
          {...register('agree')}
          label={
            brand.terms === ''
              ? '안내를 확인했고 가입에 동의해요.'
              : `${brand.name} 이용약관과 안내를 확인했고 동의해요.`
          }
        />
        {errors.agree && (
          <Small tone="bad" role="alert">
            {errors.agree.message}
          </Small>
        )}
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" busy={busy}>
          {state === 'none' ? `${brand.name} 가입하기` : '다시 보내기'}
        </Button>
      </Form>
    </Section>
  )
}
