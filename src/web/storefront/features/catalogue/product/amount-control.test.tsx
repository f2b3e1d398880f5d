import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AmountControlView } from './amount-control.tsx'

function Copies() {
  const [value, setValue] = useState(4_000)
  const control = { kind: 'stepper', id: 'copies', label: '부수', hint: null, value, min: 10, max: 100_000 } as const
  const onAmount = (_: string, next: number) => {
    setValue(next)
    return null
  }
  return <AmountControlView control={{ ...control, step: 1, unit: '장' }} onAmount={onAmount} />
}

test('a tap takes the whole number: what is typed stands in its place, not in the middle of it', async () => {
  await render(<Copies />)
  const input = page.getByRole('textbox', { name: '부수' })
  await input.click()
  await expect.poll(() => taken(input.element() as HTMLInputElement)).toBe('4,000')
})

const taken = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0)

test('filled in at once, as a browser does that remembers, it is that number too', async () => {
  await render(<Copies />)
  await page.getByRole('textbox', { name: '부수' }).fill('1500')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('textbox', { name: '부수' })).toHaveValue('1,500')
})
