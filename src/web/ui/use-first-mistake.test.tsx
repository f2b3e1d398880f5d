import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { Input } from './input.tsx'
import { Note } from './note.tsx'
import { useFirstMistake } from './use-first-mistake.ts'

function Tall({ wrong }: { readonly wrong: Readonly<Record<string, string>> }) {
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({})
  return (
    <Form ref={useFirstMistake(mistakes)}>
      {mistakes['kind'] && <Note role="alert">{mistakes['kind']}</Note>}
      <Field label="수량" error={mistakes['copies']}>
        {(control) => <Input {...control} />}
      </Field>
      <div style={{ height: '200vh' }} />
      <Button onClick={() => setMistakes(wrong)}>보내기</Button>
    </Form>
  )
}

test('the field that is wrong is stood in', async () => {
  await render(<Tall wrong={{ copies: '수량을 적어 주세요.' }} />)
  await page.getByRole('button', { name: '보내기' }).click()
  await expect.element(page.getByLabelText('수량')).toHaveFocus()
})

test('what is missing above it comes first, though it is no field', async () => {
  await render(<Tall wrong={{ kind: '하나를 골라 주세요.', copies: '수량을 적어 주세요.' }} />)
  await page.getByRole('button', { name: '보내기' }).click()
  await expect.element(page.getByText('하나를 골라 주세요.')).toHaveFocus()
  await expect.element(page.getByText('하나를 골라 주세요.')).toBeInViewport()
})
