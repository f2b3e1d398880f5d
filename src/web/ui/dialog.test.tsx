import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#tests/support/accessible.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

function Page({ closable = true }: { readonly closable?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="배송지를 고르세요"
        closable={closable}
        actions={<Button onClick={() => setOpen(false)}>고르기</Button>}
      >
        <input aria-label="찾기" />
      </Dialog>
    </>
  )
}

test('a dialog holds the keyboard and gives it back to the button that opened it', async () => {
  await render(<Page />)
  await page.getByRole('button', { name: '열기' }).click()
  const dialog = page.getByRole('dialog', { name: '배송지를 고르세요' })
  await expect.element(dialog).toBeVisible()
  for (let press = 0; press < 6; press += 1) {
    await userEvent.keyboard('{Tab}')
    const { activeElement } = document
    expect(activeElement === document.body || dialog.element().contains(activeElement)).toBe(true)
  }
  await expectAccessible(dialog.element())
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: '열기' })).toHaveFocus()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('a question that wants an answer has no cross', async () => {
  await render(<Page closable={false} />)
  await page.getByRole('button', { name: '열기' }).click()
  await expect.element(page.getByRole('button', { name: '고르기' })).toBeVisible()
  expect(page.getByRole('button', { name: '닫기' }).elements()).toEqual([])
})
