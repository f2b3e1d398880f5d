import type { BrandKept } from '#/contract/content/staff-brands.contract.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import {
  ContactFields,
  GoodsFields,
  JoinFields,
  LookFields,
  NameFields,
  PriceField,
  WordFields,
} from './brand-site-fields.tsx'
import { BrandSitePreview } from './brand-site-preview.tsx'
import { useBrandSiteForm } from './use-brand-site-form.ts'

/** What a brand is called, looks like and says; a new one also gets its address. */
export function BrandSiteForm({ brand }: { readonly brand: BrandKept }) {
  const whole = useBrandSiteForm(brand)
  const { form, isNew } = whole
  return (
    <Form onSubmit={form.send} aria-label="브랜드">
      <Columns side={340}>
        <Stack>
          <NameFields {...whole} />
          <LookFields form={form} />
          <WordFields form={form} />
          {brand.memberType === null && <GoodsFields form={form} />}
          {brand.memberType !== 'HAMAMATH' && <PriceField form={form} />}
          <JoinFields form={form} />
          <ContactFields form={form} />
          <FormFailure message={form.failure && `${form.failure} 적으신 것은 그대로 있어요.`} />
          <Toolbar>
            <Button type="submit" variant="primary" busy={form.busy}>
              {isNew ? '브랜드 만들기' : '저장'}
            </Button>
          </Toolbar>
        </Stack>
        <BrandSitePreview form={form} />
      </Columns>
    </Form>
  )
}
