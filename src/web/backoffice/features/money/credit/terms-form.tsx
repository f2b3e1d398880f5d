import { useQueryClient } from '@tanstack/react-query'
import { bodyOf } from '#/contract/endpoint.ts'
import { type FirmView, setTerms } from '#/contract/money/credit.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Section } from '#/web/ui/section.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { firmKey } from './firm-key.ts'

interface TermsFormProps {
  readonly memberId: string
  readonly terms: FirmView['terms']
  readonly seen: FirmView['seen']
}

/** Limit and days of a firm; who sets them says why, and it stays on the page of the member. */
export function TermsForm({ memberId, terms, seen }: TermsFormProps) {
  const client = useQueryClient()
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(setTerms),
    values: {
      limit: terms ? formatCount(terms.limit) : '',
      statementDay: String(terms?.statementDay ?? 1),
      dueDays: String(terms?.dueDays ?? 15),
      reason: '',
      seen,
    },
    submit: async (body) => {
      const answer = await call(setTerms, { params: { memberId }, body: { ...body, seen }, errors: 'throw' })
      client.setQueryData(firmKey(memberId), answer)
      toast(body.limit === 0 ? '후불을 끝냈습니다.' : '후불 조건을 정했습니다.')
    },
  })
  return (
    <Section title="후불 조건">
      <Form onSubmit={send} aria-label="후불 조건">
        <Field
          label="한도"
          hint="0이면 더 주문하지 못합니다. 받을 금액은 그대로입니다."
          required
          error={errorOf('limit')}
        >
          {(field) => <Input {...field} {...register('limit')} inputMode="numeric" unit="원" maxLength={16} />}
        </Field>
        <Field
          label="청구일"
          hint="매달 이날 새벽에 전날까지의 주문을 청구합니다."
          required
          error={errorOf('statementDay')}
        >
          {(field) => <Input {...field} {...register('statementDay')} inputMode="numeric" unit="일" maxLength={2} />}
        </Field>
        <Field label="납부 기한" hint="청구한 날부터 셉니다." required error={errorOf('dueDays')}>
          {(field) => <Input {...field} {...register('dueDays')} inputMode="numeric" unit="일 안에" maxLength={2} />}
        </Field>
        <Field label="정하는 까닭" required error={errorOf('reason')}>
          {(field) => <Input {...field} {...register('reason')} maxLength={200} />}
        </Field>
        <FormFailure message={failure} />
        <Button type="submit" variant="primary" busy={busy}>
          조건 정하기
        </Button>
      </Form>
    </Section>
  )
}
