import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { OwnBook } from './route-crossing.tsx'

test('more pages of the own book move the place from which offset is cheaper', async () => {
  await page.viewport(390, 844)
  const { container } = await render(
    <main>
      <OwnBook tariff={TARIFF} />
    </main>,
  )
  const ways = page.getByRole('list').element()
  const before = ways.textContent
  expect(before).toContain('권부터')
  await page.getByLabelText(/쪽수/).fill('600')
  await userEvent.tab()
  await expect.poll(() => ways.textContent).not.toBe(before)
  await expectAccessible(container)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
