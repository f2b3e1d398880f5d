import {
  CampaignForm as schema,
  type CampaignPage,
  type CampaignView,
} from '#/contract/benefits/staff-coupons.contract.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { OfferFields } from './campaign-offer-fields.tsx'
import { WayFields } from './campaign-way-fields.tsx'
import styles from './campaign-form.module.css'
import { useSaveCampaign } from './use-campaigns.ts'

interface CampaignFormProps {
  /** Null: a new one. */
  readonly draft: CampaignView | null
  readonly values: schema
  readonly onSaved: (page: CampaignPage) => void
}

/** Everything that a coupon is, on one page; fields that do not belong to what was chosen are not asked. */
export function CampaignForm({ draft, values, onSaved }: CampaignFormProps) {
  const save = useSaveCampaign(draft)
  const form = useApiForm({ schema, values, submit: async (body) => onSaved(await save(body)) })
  return (
    <AdminForm onSubmit={form.send} className={styles.form}>
      <Field label="이름" hint="고객이 쿠폰함과 주문서에서 봅니다." error={form.errorOf('name')} required>
        {(field) => <Input {...field} {...form.register('name')} maxLength={40} />}
      </Field>
      <OfferFields form={form} />
      <WayFields form={form} />
      <FormFailure message={form.failure} />
      <Button type="submit" variant="primary" busy={form.busy}>
        저장
      </Button>
    </AdminForm>
  )
}
