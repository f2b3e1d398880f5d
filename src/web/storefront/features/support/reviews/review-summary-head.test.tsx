import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { REVIEW_CRITERIA } from '#/domain/reviews/review-criteria.ts'
import { ReviewSummaryHead } from './review-summary-head.tsx'

const summary = (mean: number | null) => ({
  average: mean,
  count: 5,
  photos: 0,
  criteria: REVIEW_CRITERIA.map((criterion) => ({ criterion, average: mean })),
})

it('shows the scores of each criterion, and no empty patches before there is an average', async () => {
  const screen = await render(<ReviewSummaryHead summary={summary(null)} />)
  await expect.element(page.getByRole('heading', { name: '구매후기' })).toBeVisible()
  expect(page.getByRole('img').elements()).toHaveLength(0)
  await screen.rerender(<ReviewSummaryHead summary={summary(4.6)} />)
  expect(page.getByRole('img', { name: '5점 가운데 4.6점' }).elements()).toHaveLength(REVIEW_CRITERIA.length)
})
