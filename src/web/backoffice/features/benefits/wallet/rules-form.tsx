import { useQueryClient } from '@tanstack/react-query'
import { type BenefitRules, changeRules } from '#/contract/benefits/staff-wallet.contract.ts'
import { bodyOf } from '#/contract/endpoint.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { BENEFITS_KEY } from './use-benefits.ts'

interface RulesFormProps {
  readonly version: number
  readonly rules: BenefitRules
}

const FIELDS: readonly {
  readonly name: keyof BenefitRules
  readonly label: string
  readonly unit: string
  readonly hint?: string
}[] = [
  {
    name: 'purchaseRate',
    label: '구매 적립률',
    unit: '‰',
    hint: '상품 금액의 천분율입니다. 5는 0.5%, 0은 적립하지 않음입니다.',
  },
  { name: 'reviewPoints', label: '후기 포인트', unit: 'P' },
  { name: 'photoReviewPoints', label: '사진 후기 포인트', unit: 'P', hint: '글만 쓴 후기보다 적을 수 없습니다.' },
  { name: 'pointsMonths', label: '포인트 기한', unit: '개월' },
  { name: 'leastPoints', label: '최소 사용 포인트', unit: 'P', hint: '10P 단위입니다.' },
  {
    name: 'secondPersonAbove',
    label: '혼자 지급하는 한도',
    unit: '원',
    hint: '넘으면 두 번째 직원이 승인해야 합니다.',
  },
]

/** What is earned, how long it lives, and how much one person may give; it counts from the next purchase on. */
export function RulesForm({ version, rules }: RulesFormProps) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const form = useApiForm({
    schema: bodyOf(changeRules),
    values: { base: version, rules },
    submit: async (body) => {
      await once(body, (idempotencyKey) => call(changeRules, { body, idempotencyKey, errors: 'throw' }))
      toast('포인트 규칙을 바꿨습니다.')
      await client.invalidateQueries({ queryKey: BENEFITS_KEY })
    },
  })
  return (
    <AdminForm wide aria-label="포인트 규칙" onSubmit={form.send}>
      {FIELDS.map(({ name, label, unit, hint }) => (
        <Field key={name} label={label} hint={hint} error={form.errorOf(`rules.${name}`)} required>
          {(control) => <Input {...control} {...form.register(`rules.${name}`)} unit={unit} inputMode="numeric" />}
        </Field>
      ))}
      <FormFailure message={form.failure} />
      <Button type="submit" variant="ink" busy={form.busy}>
        바꾸기
      </Button>
    </AdminForm>
  )
}
