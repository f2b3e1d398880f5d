import { useWatch } from 'react-hook-form'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { ColourField } from './colour-field.tsx'
import { PictureField } from './picture-field.tsx'
import { type Brand, useBrandForm } from './use-brand-form.ts'

/** What is chosen on the left, what becomes of it on the right. */
export function BrandForm({ brand }: { readonly brand: Brand }) {
  const { form, pick, remove, shownOf } = useBrandForm(brand)
  const { isDirty } = form.formState
  const typed = useWatch({ control: form.control, name: 'colours' })
  const pictureOf = (use: 'logo' | 'stamp') => ({
    shown: shownOf(use),
    problem: form.errorOf(use),
    onPick: (file: File) => void pick(use, file),
    onRemove: () => remove(use),
  })
  return (
    <Form onSubmit={form.send} aria-label="로고, 직인, 색">
      <Columns side={340}>
        <Stack>
          <Section title="로고">
            <PictureField
              label="로고"
              hint="SVG가 가장 또렷합니다. 200 KB까지. 두 배 넘게 넓은 로고는 이름 없이 홀로 보입니다."
              {...pictureOf('logo')}
            />
          </Section>
          <Section title="직인">
            <PictureField
              label="직인"
              hint="배경이 투명한 PNG나 SVG, 200 KB까지. 없으면 상호로 새긴 도장을 찍습니다."
              {...pictureOf('stamp')}
            />
          </Section>
          <Section title="색">
            <Stack>
              <ColourField form={form} use="action" label="단추 색" hint="큰 단추의 바탕입니다." />
              <ColourField form={form} use="accent" label="글자 색" hint="링크와 강조한 글자의 색입니다." />
            </Stack>
          </Section>
          <FormFailure message={form.failure && `${form.failure} 고르신 것은 그대로 있습니다.`} />
          <Toolbar>
            <Button type="submit" variant="primary" busy={form.busy} disabled={!isDirty}>
              저장
            </Button>
            <Button disabled={!isDirty} onClick={() => form.reset()}>
              되돌리기
            </Button>
          </Toolbar>
        </Stack>
        <BrandPreview typed={typed} logo={shownOf('logo')} stamp={shownOf('stamp')} />
      </Columns>
    </Form>
  )
}
