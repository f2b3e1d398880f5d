import { useFieldArray } from 'react-hook-form'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Input, Textarea } from '#/web/ui/input.tsx'
import type { BrandSiteFormState } from './use-brand-site-form.ts'

const MOST = 8

/** What the page about ordering says, part by part. */
export function InfoFields({ form }: { readonly form: BrandSiteFormState }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'texts.info' })
  return (
    <Stack role="group" aria-label="주문 안내">
      {fields.map(({ id }, at) => (
        <Stack key={id}>
          <Field label={`안내 ${at + 1} 제목`} error={form.errorOf(`texts.info.${at}.title`)} required>
            {(control) => <Input {...control} {...form.register(`texts.info.${at}.title`)} maxLength={40} />}
          </Field>
          <Field label={`안내 ${at + 1} 내용`} error={form.errorOf(`texts.info.${at}.body`)} required>
            {(control) => <Textarea {...control} {...form.register(`texts.info.${at}.body`)} rows={2} />}
          </Field>
          <div>
            <Button size="sm" variant="quiet" onClick={() => remove(at)}>
              안내 {at + 1} 지우기
            </Button>
          </div>
        </Stack>
      ))}
      {fields.length < MOST && (
        <div>
          <Button size="sm" onClick={() => append({ title: '', body: '' })}>
            주문 안내 더하기
          </Button>
        </div>
      )}
    </Stack>
  )
}
