import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NextNews, OtherPromotions } from './next-promotions.tsx'

it('leads from a promotion that is over to the others, and to the news of the next one', async () => {
  await render(
    <MemoryRouter>
      <OtherPromotions others={[{ id: 'b1', title: '겨울 문집' }]} />
      <NextNews />
    </MemoryRouter>,
  )
  await expect
    .element(page.getByRole('navigation', { name: '다른 행사' }).getByRole('link', { name: '겨울 문집' }))
    .toHaveAttribute('href', '/promotion/mobile?c=b1')
  await expect
    .element(page.getByRole('link', { name: '소식 받을 방법 고르기' }))
    .toHaveAttribute('href', '/mypage/mySetting')
})

it('says nothing of others where there are none', async () => {
  await render(
    <MemoryRouter>
      <OtherPromotions others={[]} />
    </MemoryRouter>,
  )
  expect(page.getByRole('navigation').elements()).toHaveLength(0)
})
