import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#tests/support/accessible.ts'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { Input, Select, Textarea } from './input.tsx'

test('a field is found by its label and read with its hint and its mistake', async () => {
  const { container } = await render(
    <Field label="휴대전화" hint="숫자만 적어 주세요." error="번호를 확인해 주세요." required>
      {(control) => <Input {...control} defaultValue="010" />}
    </Field>,
  )
  const input = page.getByLabelText('휴대전화')
  await expect.element(input).toHaveAccessibleDescription(/숫자만 적어 주세요\. .*번호를 확인해 주세요\./)
  await expect.element(input).toBeInvalid()
  await expect.element(input).toBeRequired()
  await expect.element(page.getByRole('alert')).toHaveTextContent('번호를 확인해 주세요.')
  await expectAccessible(container)
})

test('a field without a mistake says nothing of one', async () => {
  await render(<Field label="이름">{(control) => <Input {...control} />}</Field>)
  await expect.element(page.getByLabelText('이름')).toBeValid()
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('the keyboard goes through the controls in their order, and the one it is on is seen', async () => {
  const { container } = await render(
    <>
      <Field label="종이">
        {(control) => (
          <Select {...control}>
            <option>미색모조</option>
          </Select>
        )}
      </Field>
      <Field label="남길 말">{(control) => <Textarea {...control} />}</Field>
      <Checkbox label="동의합니다" />
    </>,
  )
  for (const control of [page.getByLabelText('종이'), page.getByLabelText('남길 말')]) {
    await userEvent.keyboard('{Tab}')
    await expect.element(control).toHaveFocus()
    expect(getComputedStyle(control.element()).outlineStyle).toBe('solid')
  }
  await userEvent.keyboard('{Tab} ')
  await expect.element(page.getByRole('checkbox', { name: '동의합니다' })).toBeChecked()
  await expectAccessible(container)
})
