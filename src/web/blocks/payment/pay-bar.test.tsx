import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { PayBar } from './pay-bar.tsx'

test('a field that is gone to on a phone stands above the bar with the words below it', async () => {
  await page.viewport(390, 844)
  await render(
    <>
      <div style={{ height: 735 }} />
      <Field label="우편번호" error="우편번호를 입력해 주세요.">
        {(control) => <Input {...control} />}
      </Field>
      <div style={{ height: '120vh' }} />
      <PayBar label="최종 결제금액" total={288_365}>
        <button type="button" onClick={() => document.querySelector('input')?.focus()}>
          결제하기
        </button>
      </PayBar>
    </>,
  )
  await page.getByRole('button', { name: '결제하기' }).click()
  await expect.element(page.getByLabelText('우편번호')).toHaveFocus()
  const words = page.getByText('우편번호를 입력해 주세요.').element().getBoundingClientRect()
  const bar = document.querySelector('[data-foot-bar]')?.getBoundingClientRect()
  expect(words.bottom).toBeLessThanOrEqual(bar?.top ?? 0)
})
