import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#tests/support/accessible.ts'
import { CountedDays } from './days-figure.tsx'

const SHOP = { days: [{ day: '2026-12-25', name: '성탄절' }], cutOffs: [{ from: '2026-01-01', hour: 15 }] }

test('days of making are counted past weekends and the days off of the shop, from before and after its closing hour', async () => {
  await page.viewport(390, 844)
  const { container, getByLabelText } = await render(
    <main>
      <CountedDays shop={SHOP} today="2026-12-23" />
    </main>,
  )
  const said = () => [...container.querySelectorAll('figcaption')].map(({ textContent }) => textContent)
  // Thursday, Monday, Tuesday: Christmas and the weekend are left out.
  expect(said()).toEqual(['15시 전에 승인12월 29일 화요일에 나갑니다.', '15시 뒤에 승인12월 30일 수요일에 나갑니다.'])
  expect(container.querySelector('ol')?.textContent).toContain('25성탄절')
  await getByLabelText('제작 기간을 바꿔 보세요').fill('5')
  await expect.poll(said).toContain('15시 전에 승인12월 31일 목요일에 나갑니다.')
  await expectAccessible(container)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
