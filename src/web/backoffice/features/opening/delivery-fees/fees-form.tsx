import { useWatch } from 'react-hook-form'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { CarriersPart } from './carriers-part.tsx'
import { FeeExamples } from './fee-examples.tsx'
import { RegionsPart } from './regions-part.tsx'
import { StepsPart } from './steps-part.tsx'
import { type FeesFormProps, useFeesForm } from './use-fees-form.ts'

/** Every fee in one form; beside it what some parcels will cost. */
export function FeesForm(props: FeesFormProps) {
  const { versions, newest } = props
  const form = useFeesForm(props)
  useWatch({ control: form.control })
  const now = versions.items.find(({ standing }) => standing === 'now') ?? newest
  return (
    <Form onSubmit={form.send} aria-label="배송비">
      <Columns side={340}>
        <Stack>
          <StepsPart form={form} />
          <RegionsPart form={form} />
          <CarriersPart form={form} />
          <Section title="적용하는 날">
            <Field
              label="언제부터"
              hint="오늘을 고르면 저장하는 순간부터 쓰입니다."
              required
              error={form.errorOf('fromDay')}
            >
              {(control) => <Input {...control} {...form.register('fromDay')} type="date" min={versions.today} />}
            </Field>
          </Section>
          <FormFailure message={form.failure && `${form.failure} 적으신 내용은 그대로 있습니다.`} />
          <Toolbar>
            <Button type="submit" variant="primary" busy={form.busy}>
              저장
            </Button>
            <Button disabled={!form.formState.isDirty} onClick={() => form.reset()}>
              되돌리기
            </Button>
          </Toolbar>
        </Stack>
        <FeeExamples now={now.fees} typed={form.getValues('fees')} />
      </Columns>
    </Form>
  )
}
