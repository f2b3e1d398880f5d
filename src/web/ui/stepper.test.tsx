import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#tests/support/accessible.ts'
import { Stepper } from './stepper.tsx'

function Copies({ start }: { readonly start: number }) {
  const [copies, setCopies] = useState(start)
  return <Stepper label="부수" unit="권" value={copies} min={1} max={1_000} step={10} onChange={setCopies} />
}

test('arrows count by the step and stop at the ends', async () => {
  const { container } = await render(<Copies start={985} />)
  const input = page.getByRole('spinbutton', { name: '부수' })
  await input.click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(input).toHaveValue('995')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(input).toHaveValue('1,000')
  await expect.element(page.getByRole('button', { name: '부수 늘리기' })).toBeDisabled()
  await expectAccessible(container)
})

test('what is typed stays until the field is left, then comes back within the bounds', async () => {
  await render(<Copies start={100} />)
  const input = page.getByRole('spinbutton', { name: '부수' })
  await input.fill('4,000')
  await expect.element(input).toHaveValue('4,000')
  await userEvent.keyboard('{Tab}')
  await expect.element(input).toHaveValue('1,000')
  await expect.element(input).toHaveAttribute('aria-valuetext', '1,000권')
})

test('a tap takes the whole number, so that what is typed stands in its place', async () => {
  await render(<Copies start={100} />)
  const input = page.getByRole('spinbutton', { name: '부수' })
  await input.click()
  const { value, selectionStart, selectionEnd } = input.element() as HTMLInputElement
  expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('100')
})
